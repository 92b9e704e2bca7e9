import type { Cards } from '@/integrations/cards/types'
import type { LanguageCode } from '@/lib/language'

/** What speaks with the card payment provider, and the provider's own program: both come when a card is asked for. @throws CardsUnavailable */
export async function fetchCards(language: LanguageCode): Promise<Cards> {
  const { loadCards } = await import('@/integrations/cards/loadCards')
  return loadCards(language)
}
