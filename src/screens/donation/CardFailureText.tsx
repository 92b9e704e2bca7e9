import { useTranslation } from 'react-i18next'
import type { CardFailure } from '@/domain/donation/payment'
import { cardErrorOf } from './cardErrors'
import { ProviderMessage } from './ProviderMessage'

/**
 * The reason why a card was not charged: our text, then the provider's message
 * (docs/behaviour/donation.md#declined-card).
 */
export function CardFailureText({ failure }: { failure: CardFailure }) {
  const { t } = useTranslation()
  const known = cardErrorOf(failure)
  const { message } = failure
  return (
    <>
      <p>
        {!known && message ? t('donation.card.unworded') : t(`donation.card.errors.${known ?? 'unknown'}`)}
      </p>
      {message && <ProviderMessage message={message} />}
    </>
  )
}
