import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from './FieldFrame'
import styles from './PasswordField.module.css'

type Props = { name: string; label: string; autoComplete: 'current-password' | 'new-password' }

const asTyped = (value: string) => value

/** Hidden until its owner wants to see it. */
export function PasswordField({ name, label, autoComplete }: Props) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const { input, meta } = useField<string>(name, { parse: asTyped })
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <Input
          {...input}
          {...accessibility}
          dir="ltr"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          status={accessibility['aria-invalid'] ? 'error' : ''}
          suffix={
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
              {t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
            </button>
          }
        />
      )}
    </FieldFrame>
  )
}
