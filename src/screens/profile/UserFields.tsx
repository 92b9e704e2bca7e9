import { Descriptions, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/types'
import { fullName } from '@/domain/course/certificate'
import { countryName } from '@/lib/i18n/countryName'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './ProfileScreen.module.css'

/** The user's details, read-only, with a text for unknown ones. Without a user it shows placeholders. */
export function UserFields({ user }: { user: User | undefined }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const country = textOf(user?.country)
  const fields = [
    { label: t('profile.name'), text: user && fullName(user) },
    { label: t('profile.email'), text: textOf(user?.email), dir: 'ltr' },
    { label: t('profile.phone'), text: textOf(user?.phoneNumber), dir: 'ltr' },
    { label: t('profile.country'), text: country && countryName(country, language) },
    { label: t('profile.city'), text: textOf(user?.city) },
    { label: t('profile.address'), text: textOf(user?.address) },
  ]
  return (
    <Descriptions
      bordered
      column={1}
      className={styles.fields}
      classNames={{ label: styles.label, content: styles.value }}
      items={fields.map(({ label, text, dir }) => ({
        key: label,
        label,
        children: text ? (
          <bdi dir={dir}>{text}</bdi>
        ) : user ? (
          <span className={styles.missing}>{t('profile.notGiven')}</span>
        ) : (
          <Skeleton.Node active classNames={{ content: styles.waiting }} />
        ),
      }))}
    />
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
