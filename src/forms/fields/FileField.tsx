import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import { ChosenFile } from '../file/ChosenFile'
import { type FileRefusal, useFileChoice } from '../file/useFileChoice'
import { FieldFrame } from './FieldFrame'
import styles from './FileField.module.css'

type Props = {
  name: string
  label: string
  required?: boolean
  /** Gets each refused file, and the reason. */
  onProblem: (problem: FileRefusal) => void
}

/**
 * A PDF or a picture: chosen or dropped, judged by what is in it, shown, and taken away again. Ant Design's
 * `Upload.Dragger` hides its input from the keyboard and screen readers, mounts a new one after each choice,
 * and cuts several files to one without a word.
 */
export function FileField({ name, label, required, onProblem }: Props) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  useEffect(refuseDropsElsewhere, [])
  const { input, meta, file, isChecking, refusal, choose, remove } = useFileChoice(name, element, onProblem)
  const refused = refusal && { touched: true, error: `registration.errors.file.${refusal}` }
  // A file that is being checked is no mistake yet.
  const pending = isChecking && { error: undefined }

  return (
    <FieldFrame label={label} meta={{ ...meta, ...pending, ...refused }}>
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
          {file && <ChosenFile file={file} isChecked={!isChecking} onReset={remove} />}
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
            <span className={layout.soft} role="status">
              {isChecking ? t('registration.file.checking') : !file && t('registration.file.drop')}
            </span>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

/** A browser opens a file that is dropped beside the field, in place of the page with all that was typed. */
function refuseDropsElsewhere() {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}
