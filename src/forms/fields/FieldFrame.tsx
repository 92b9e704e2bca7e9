import { Form } from 'antd'
import { type ReactNode, use, useId } from 'react'
import type { FieldMetaState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { ServerMessageLanguage } from '../serverMessageLanguage'
import styles from './FieldFrame.module.css'

type Accessibility = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

type Props = {
  label: string
  meta: FieldMetaState<unknown>
  children: (accessibility: Accessibility) => ReactNode
}

/** The label, input and error of a field, connected for screen readers. */
export function FieldFrame({ label, meta, children }: Props) {
  const id = useId()
  const { t, i18n } = useTranslation()
  const languageOfServer = use(ServerMessageLanguage)
  const found = errorToShow(meta)
  // An error is a key of our texts or a message of the server. A message cannot be translated, so it shows
  // only in its language.
  const isKey = found !== undefined && i18n.exists(found)
  const error = isKey || languageOfServer === i18n.language ? found : undefined
  return (
    <Form.Item
      className={styles.field}
      layout="vertical"
      htmlFor={id}
      label={<span className={layout.bold}>{label}</span>}
      validateStatus={error ? 'error' : ''}
      // As `help` each message would be a new element, which screen readers do not announce, and its
      // animation would move the page.
      extra={
        <span id={`${id}-error`} className={styles.error} aria-live="polite">
          {error && (isKey ? t(error as never) : <BidiText text={error} />)}
        </span>
      }
    >
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
    </Form.Item>
  )
}

/** An error shows after a blur or a submission. The server's error disappears on the next edit. */
function errorToShow(meta: FieldMetaState<unknown>): string | undefined {
  if (!meta.touched && !meta.submitFailed) return undefined
  if (meta.error) return meta.error
  return meta.dirtySinceLastSubmit ? undefined : meta.submitError
}
