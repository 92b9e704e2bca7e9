import { useEffect, useState } from 'react'
import { type Cards, CardsUnavailable } from '@/integrations/cards/types'
import type { LanguageCode } from '@/lib/i18n/language'
import { fetchCards } from './fetchCards'

type LoadedCards = { cards?: Cards; problem?: CardsUnavailable['reason'] }

/** The provider's program, fetched as soon as the card form stands. @returns also how to try again. */
export function useCards(language: LanguageCode) {
  const [found, setFound] = useState<LoadedCards>({})
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
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
