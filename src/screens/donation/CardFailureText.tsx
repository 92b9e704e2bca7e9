import { useTranslation } from 'react-i18next'
import type { CardFailure } from '@/integrations/cards/types'
import { Words } from '@/ui/Words'
import styles from './CardPanel.module.css'
import { cardErrorOf } from './cardErrors'

/** In the visitor's language where we know the reason; else in the provider's words. */
export function CardFailureText({ failure }: { failure: CardFailure }) {
  const { t } = useTranslation()
  const known = cardErrorOf(failure)
  return (
    <p className={styles.problem}>
      {known || !failure.message ? (
        t(`donation.card.errors.${known ?? 'unknown'}`)
      ) : (
        <Words text={failure.message} />
      )}
    </p>
  )
}
