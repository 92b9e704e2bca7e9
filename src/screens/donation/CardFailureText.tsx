import { useTranslation } from 'react-i18next'
import type { CardFailure } from '@/integrations/cards/types'
import { cardErrorOf } from './cardErrors'
import { ProviderWords } from './ProviderWords'

/**
 * Why a card was not charged: our sentence, then the provider's message
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
      {message && <ProviderWords message={message} />}
    </>
  )
}
