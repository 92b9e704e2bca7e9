import { useTranslation } from 'react-i18next'
import type { CardFailure } from '@/domain/donation/payment'
import styles from './CardPanel.module.css'
import { cardErrorOf } from './cardErrors'
import { ProviderMessage } from './ProviderMessage'

/** The error in a typed card. The provider's message shows only if we have no text for it. */
export function FieldProblem({ failure }: { failure: CardFailure }) {
  const { t } = useTranslation()
  const known = cardErrorOf(failure)
  if (!known && failure.message) return <ProviderMessage message={failure.message} />
  return <p className={styles.problem}>{t(`donation.card.errors.${known ?? 'unknown'}`)}</p>
}
