import { useEffect, useState } from 'react'
import { type Cards, CardsUnavailable } from '@/integrations/cards/types'
import { withTimeout } from '@/lib/async/withTimeout'
import type { LanguageCode } from '@/lib/i18n/language'
import { isAtDonation } from './isAtDonation'

type LoadedCards = { cards?: Cards; problem?: CardsUnavailable['reason'] }

/** Loads the card provider for the card form. @returns the provider or the problem, and `retry`. */
export function useCards(language: LanguageCode) {
  const [found, setFound] = useState<LoadedCards>({})
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a retry
  useEffect(() => {
    let isCurrent = true
    const found = (what: LoadedCards) => isCurrent && setFound(what)
    fetchCards(language).then(
      (cards) => found({ cards }),
      (error) => found({ problem: error instanceof CardsUnavailable ? error.reason : 'blocked' }),
    )
    return () => {
      isCurrent = false
    }
  }, [language, round])

  function retry() {
    setFound({})
    setRound((last) => last + 1)
  }

  return { ...found, retry }
}

/**
 * The longest wait for our own chunk; the provider's program has its own time-out. A chunk that arrives later
 * serves the next attempt.
 */
const PART_PATIENCE_MS = 20_000

const cardsPart = () => import('@/integrations/cards/loadCards')

/**
 * Loads our card integration and the provider's program, once a card form needs them. A call after a failure
 * tries again. Other pages load nothing from the provider. @throws CardsUnavailable
 */
export async function fetchCards(language: LanguageCode, load = cardsPart): Promise<Cards> {
  const part = await withTimeout(PART_PATIENCE_MS, load()).catch((error: unknown) => {
    throw new CardsUnavailable('blocked', error)
  })
  // The donor may have left the page meanwhile and then needs no provider.
  if (!part || !isAtDonation()) throw new CardsUnavailable('blocked')
  return part.loadCards(language)
}
