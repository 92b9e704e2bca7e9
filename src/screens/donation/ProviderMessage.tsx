import { useTranslation } from 'react-i18next'
import { cardLocale } from '@/integrations/cards/cardLocale'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './ProviderMessage.module.css'

/** A message of the card provider, as a quotation in the language that the provider uses on this page. */
export function ProviderMessage({ message }: { message: string }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  return (
    <div className={styles.words}>
      <p>{t('donation.card.providerSays')}</p>
      <blockquote className={styles.quotation} lang={cardLocale(language)} dir="auto">
        {message}
      </blockquote>
    </div>
  )
}
