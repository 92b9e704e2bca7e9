import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { organization } from '@/lib/config/organization'
import { localDigits } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import styles from './ContactWays.module.css'
import { ContactGlyph, type ContactGlyphName } from './glyphs'

/** E-mail, phone and address. E-mail and phone run from left to right in every language. */
export function ContactWays() {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { mail, phone } = organization
  return (
    <ul className={styles.ways} aria-label={t('contact.ways')}>
      <Way glyph="mail" name={t('contact.mail')}>
        <a href={`mailto:${mail}`} dir="ltr">
          {mail}
        </a>
      </Way>
      <Way glyph="phone" name={t('contact.phone')}>
        <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
          {localDigits(phone, language)}
        </a>
      </Way>
      <Way glyph="place" name={t('contact.place')}>
        <span>{t('contact.city')}</span>
      </Way>
    </ul>
  )
}

function Way({ glyph, name, children }: { glyph: ContactGlyphName; name: string; children: ReactNode }) {
  return (
    <li className={styles.way} data-way={glyph}>
      <ContactGlyph name={glyph} />
      <div>
        <span className={`${layout.small} ${layout.block}`}>{name}</span>
        {children}
      </div>
    </li>
  )
}
