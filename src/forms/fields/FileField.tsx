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
  /** Receives the reason why a file was refused. */
  onProblem: (problem: FileRefusal) => void
}

/**
 * A PDF or a picture. The user chooses or drops a file; the field checks its content, shows it, and can
 * remove it. Ant Design's `Upload.Dragger` hides its input from the keyboard and screen readers, mounts a new
 * one after each choice, and silently cuts several files to one.
 */
export function FileField({ name, label, required, onProblem }: Props) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  useEffect(refuseDropsElsewhere, [])
  const { input, meta, file, isChecking, refusal, choose, remove } = useFileChoice(name, element, onProblem)
  const refused = refusal && { touched: true, error: `registration.errors.file.${refusal}` }
  // A file that is still being checked is no error yet.
  const pending = isChecking && { error: undefined }

  return (
    <FieldFrame label={label} meta={{ ...meta, ...pending, ...refused }}>
      {(accessibility) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only a mouse can drop files; the field inside serves all users
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
                  // Without this, the browser fires no event if the user chooses the same file again.
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

/** A browser would open a file that is dropped beside the field, and the typed values would be lost. */
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
