import { type RefObject, useRef, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import type { FileProblem } from '@/domain/people/files'
import { useBeforeSending } from '../beforeSending'
import { useOnLanguageChange } from '../useOnLanguageChange'
import { readFile } from './readFile'

/** The value of a file field: no file, one file, or the file in the check with the previous one. */
export type ChosenFiles = File[] | { checking: File; before: File[] }

export type FileRefusal = FileProblem | 'one'

/** @param onRefusal receives the reason of each refusal. */
export function useFileChoice(
  name: string,
  element: RefObject<HTMLInputElement | null>,
  onRefusal: (refusal: FileRefusal) => void,
) {
  const { input, meta } = useField<ChosenFiles>(name, { format: (value) => value })
  const { getFieldState } = useForm<Record<string, ChosenFiles>>()
  const [refusal, setRefusal] = useState<FileRefusal>()
  /** Resolves the promise of the form that waits for the check. */
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
    // The user has chosen another file, which has its own check, or has removed this one.
    if (getFieldState(name)?.value !== check) return
    input.onChange(file ? [file] : before)
    if (problem) refuse(problem)
    else answer(true)
  }

  function refuse(why: FileRefusal) {
    // The button of a waiting form is disabled, so the dialog returns the focus to this field.
    if (answerForm.current) element.current?.focus()
    setRefusal(why)
    onRefusal(why)
    answer(false)
  }

  function remove() {
    setRefusal(undefined)
    input.onChange([])
    element.current?.focus()
    // The user may choose another file, so the form waits for another press of its button.
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
