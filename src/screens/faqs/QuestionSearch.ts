import { createContext, use } from 'react'
import type { Theme } from './questions'

type Search = {
  words: string
  onSearch: (words: string) => void
  /** The themes with the matching questions. */
  found: Theme[]
  /** The number of matching questions. */
  count: number
}

/** The page shares its search with its sections, which are hydrated one by one. */
export const QuestionSearch = createContext<Search | undefined>(undefined)

export function useQuestionSearch() {
  const search = use(QuestionSearch)
  if (!search) throw new Error('There is no search around.')
  return search
}
