import { useState } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { EyeGlyph } from './EyeGlyph'
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
        <div className={styles.box}>
          <input
            {...input}
            {...accessibility}
            dir="ltr"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <EyeGlyph isCrossed={isShown} />
            {t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
