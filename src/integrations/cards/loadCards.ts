import type { LanguageCode } from '@/lib/language'
import { type Cards, CardsUnavailable } from './types'

/**
 * Loads the card payment provider; asked again after a failure, it tries again.
 * @throws CardsUnavailable
 */
export async function loadCards(_language: LanguageCode): Promise<Cards> {
  throw new CardsUnavailable('not-set-up')
}
