import { createContext, use } from 'react'
import type { Theme } from './questions'

type Search = {
  words: string
  onSearch: (words: string) => void
  /** The themes with the questions that have all words. */
  found: Theme[]
  /** The number of questions found. */
  count: number
}

/** The page shares its search with its sections, which hydrate one by one. */
export const QuestionSearch = createContext<Search | undefined>(undefined)

export function useQuestionSearch() {
  const search = use(QuestionSearch)
  if (!search) throw new Error('There is no search around.')
  return search
}
