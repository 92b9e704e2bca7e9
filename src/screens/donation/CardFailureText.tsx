import { useTranslation } from 'react-i18next'
import type { CardFailure } from '@/domain/donation/payment'
import { cardErrorOf } from './cardErrors'
import { ProviderWords } from './ProviderWords'

/** Why a card was not charged: in our words, and below them in the provider's own (document 2, section 8). */
export function CardFailureText({ failure }: { failure: CardFailure }) {
  const { t } = useTranslation()
  const known = cardErrorOf(failure)
  const { message } = failure
  return (
    <>
      <p>
        {!known && message ? t('donation.card.unworded') : t(`donation.card.errors.${known ?? 'unknown'}`)}
      </p>
      {message && <ProviderWords message={message} />}
    </>
  )
}
