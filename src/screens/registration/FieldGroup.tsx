import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type english from '../../../public/translations/en/translation.json'
import styles from './FieldGroup.module.css'

type Props = { name: keyof typeof english.registration.groups; isOneColumn?: boolean; children: ReactNode }

/** A group of related fields, with the reason why they are asked for. */
export function FieldGroup({ name, isOneColumn, children }: Props) {
  const { t } = useTranslation()
  const why = useId()
  return (
    <fieldset className={styles.group} aria-describedby={why}>
      <legend>{t(`registration.groups.${name}.title`)}</legend>
      <p id={why} className={styles.why}>
        {t(`registration.groups.${name}.why`)}
      </p>
      {isOneColumn ? <div className={styles.wide}>{children}</div> : children}
    </fieldset>
  )
}
