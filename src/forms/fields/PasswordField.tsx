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
 * A hidden password with a button that shows it. `Input.Password` is not used: its eye is a <span> of 16 px,
 * and its name does not say what it shows.
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
                // Ant Design would focus the field on any press in its box.
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
