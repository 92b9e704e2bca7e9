import { type RefObject, useRef, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FileProblem } from '@/domain/people/files'
import { useBeforeSending } from '../beforeSending'
import { useOnLanguageChange } from '../useOnLanguageChange'
import { readFile } from './readFile'

/** The value of a file field: no file, one file, or one in the check together with the earlier one. */
export type ChosenFiles = File[] | { checking: File; before: File[] }

export type FileRefusal = FileProblem | 'one'

/** @param onRefusal receives each refused file, and why. */
export function useFileChoice(
  name: string,
  element: RefObject<HTMLInputElement | null>,
  onRefusal: (refusal: FileRefusal) => void,
) {
  const { input, meta } = useField<ChosenFiles>(name, { format: (value) => value })
  const { getFieldState } = useForm<Record<string, ChosenFiles>>()
  const [refusal, setRefusal] = useState<FileRefusal>()
  /** Answers the form that waits for the check. */
  const answerForm = useRef<(maySend: boolean) => void>(undefined)
  const { before, checking } = Array.isArray(input.value) ? { before: input.value } : input.value

  useOnLanguageChange(() => setRefusal(undefined))

  useBeforeSending(() => {
    const now = getFieldState(name)?.value
    if (!now || Array.isArray(now)) return undefined
    return new Promise((resolve) => {
      answerForm.current = resolve
    })
  })

  function answer(maySend: boolean) {
    answerForm.current?.(maySend)
    answerForm.current = undefined
  }

  async function choose([chosen, ...others]: File[]) {
    if (!chosen) return
    if (others.length > 0) return refuse('one')
    const check = { checking: chosen, before }
    setRefusal(undefined)
    input.onChange(check)
    const { file, problem } = await readFile(chosen)
    // Another file was chosen meanwhile, for which the form waits then, or this one was taken away.
    if (getFieldState(name)?.value !== check) return
    input.onChange(file ? [file] : before)
    if (problem) refuse(problem)
    else answer(true)
  }

  function refuse(why: FileRefusal) {
    // The button of a form that waits is disabled: a dialog returns the focus to this field instead.
    if (answerForm.current) element.current?.focus()
    setRefusal(why)
    onRefusal(why)
    answer(false)
  }

  function remove() {
    setRefusal(undefined)
    input.onChange([])
    element.current?.focus()
    // Another file may follow: the form is sent when its button is pressed again.
    answer(false)
  }

  return {
    input,
    meta,
    file: checking ?? before[0],
    isChecking: checking !== undefined,
    refusal,
    choose,
    remove,
  }
}
