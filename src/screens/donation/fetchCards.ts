import { type Cards, CardsUnavailable } from '@/integrations/cards/types'
import { withTimeout } from '@/lib/async/withTimeout'
import type { LanguageCode } from '@/lib/i18n/language'
import { isAtDonation } from './isAtDonation'

/** So long our own part may take; the provider's program has a patience of its own. What comes later is there for the next try. */
const PART_PATIENCE_MS = 20_000

const cardsPart = () => import('@/integrations/cards/loadCards')

/**
 * What speaks with the card payment provider, and the provider's own program: both come when a card is asked for.
 * Asked again after a failure, it tries again. On other pages nothing is asked of the provider. @throws CardsUnavailable
 */
export async function fetchCards(language: LanguageCode, load = cardsPart): Promise<Cards> {
  const part = await withTimeout(PART_PATIENCE_MS, load()).catch((error: unknown) => {
    throw new CardsUnavailable('blocked', error)
  })
  // A donor who has left meanwhile needs no card.
  if (!part || !isAtDonation()) throw new CardsUnavailable('blocked')
  return part.loadCards(language)
}
