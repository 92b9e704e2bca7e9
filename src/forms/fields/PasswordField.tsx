import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from './FieldFrame'
import styles from './PasswordField.module.css'

type Props = { name: string; label: string; autoComplete: 'current-password' | 'new-password' }

const asTyped = (value: string) => value

/**
 * Hidden until its owner wants to see it. Not `Input.Password`: its eye is a <span> of 16 px, named by one word of Ant Design's that
 * does not say what is shown.
 */
export function PasswordField({ name, label, autoComplete }: Props) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const Eye = isShown ? EyeInvisibleOutlined : EyeOutlined
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <Input
          {...input}
          {...accessibility}
          dir="ltr"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.box}
          classNames={{ suffix: styles.suffix }}
          suffix={
            <Button
              type="link"
              size="small"
              className={styles.toggle}
              icon={<Eye aria-hidden />}
              onClick={(event) => {
                // A press anywhere in Ant Design's box gives the focus to the field.
                event.stopPropagation()
                setIsShown(!isShown)
              }}
            >
              {t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
            </Button>
          }
        />
      )}
    </FieldFrame>
  )
}
