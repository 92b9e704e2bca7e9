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

/** Label, input and error of one field, tied together. */
export function FieldFrame({ label, meta, children }: Props) {
  const id = useId()
  const { t, i18n } = useTranslation()
  const languageOfServer = use(ServerMessageLanguage)
  const found = errorToShow(meta)
  // A key of ours where it is one, else the server's own words: they cannot follow the page into another language.
  const isKey = found !== undefined && i18n.exists(found)
  const error = isKey || languageOfServer === i18n.language ? found : undefined
  return (
    <Form.Item
      className={styles.field}
      layout="vertical"
      htmlFor={id}
      label={<span className={layout.bold}>{label}</span>}
      validateStatus={error ? 'error' : ''}
      // As its `help` a message would be a new element each time, which nothing announces, and would grow in, which moves the page.
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

/** A field complains when it was left or the form was sent; what the server said goes as soon as it is edited. */
function errorToShow(meta: FieldMetaState<unknown>): string | undefined {
  if (!meta.touched && !meta.submitFailed) return undefined
  if (meta.error) return meta.error
  return meta.dirtySinceLastSubmit ? undefined : meta.submitError
}
