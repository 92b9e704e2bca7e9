import { useTranslation } from 'react-i18next'
import type { CardFailure } from '@/domain/donation/payment'
import styles from './CardPanel.module.css'
import { cardErrorOf } from './cardErrors'
import { ProviderMessage } from './ProviderMessage'

/** What is wrong with a card as it is typed: the provider's words are shown only where we have none. */
export function FieldProblem({ failure }: { failure: CardFailure }) {
  const { t } = useTranslation()
  const known = cardErrorOf(failure)
  if (!known && failure.message) return <ProviderMessage message={failure.message} />
  return <p className={styles.problem}>{t(`donation.card.errors.${known ?? 'unknown'}`)}</p>
}
