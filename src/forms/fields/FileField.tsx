import { useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import type { FileProblem } from '@/domain/files'
import { ChosenFile } from '../file/ChosenFile'
import { readFile } from '../file/readFile'
import { FieldFrame } from './FieldFrame'
import styles from './FileField.module.css'

/** Of a file field: none or one; or still being looked at. */
export type ChosenFiles = File[] | 'checking'

type Props = {
  name: string
  label: string
  required?: boolean
  /** Told about each file that was refused, and why. */
  onProblem: (problem: FileProblem | 'one') => void
}

/** A PDF or a picture: chosen or dropped, judged by what is in it, shown, and taken away again. */
export function FileField({ name, label, required, onProblem }: Props) {
  const { t } = useTranslation()
  const { input, meta } = useField<ChosenFiles>(name, { format: (value) => value })
  const [refused, setRefused] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  const newest = useRef<File>(undefined)
  const [file] = input.value === 'checking' ? [] : input.value

  async function choose(files: File[]) {
    const [chosen, ...others] = files
    if (!chosen) return
    if (others.length > 0) return refuse('one')
    newest.current = chosen
    const before = input.value
    setRefused(undefined)
    input.onChange('checking')
    const { file, problem } = await readFile(chosen)
    // Another one was chosen meanwhile, or this one taken away.
    if (newest.current !== chosen) return
    newest.current = undefined
    input.onChange(file ? [file] : before === 'checking' ? [] : before)
    if (problem) refuse(problem)
  }

  function refuse(problem: FileProblem | 'one') {
    setRefused(`registration.errors.file.${problem}`)
    onProblem(problem)
  }

  function reset() {
    newest.current = undefined
    setRefused(undefined)
    input.onChange([])
    element.current?.focus()
  }

  return (
    <FieldFrame label={label} meta={refused ? { ...meta, touched: true, error: refused } : meta}>
      {(accessibility) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the field in it does the same for everybody
        <div
          className={styles.drop}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setIsOver(false)
            void choose([...event.dataTransfer.files])
          }}
        >
          {file && <ChosenFile file={file} onReset={reset} />}
          <div className={styles.row}>
            <span className={styles.choose}>
              <input
                {...accessibility}
                ref={element}
                type="file"
                name={name}
                accept="application/pdf,image/*,.pdf,.heic,.heif,.avif"
                required={required}
                onFocus={() => input.onFocus()}
                onBlur={() => input.onBlur()}
                onChange={({ target }) => {
                  void choose([...(target.files ?? [])])
                  // The same file can be chosen again.
                  target.value = ''
                }}
              />
              <span className={styles.button} aria-hidden="true">
                {t(file ? 'registration.file.change' : 'registration.file.choose')}
              </span>
            </span>
            <span className={styles.hint} role="status">
              {input.value === 'checking'
                ? t('registration.file.checking')
                : !file && t('registration.file.drop')}
            </span>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
