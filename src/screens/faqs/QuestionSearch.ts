import { createContext, use } from 'react'
import type { Theme } from './questions'

type Search = {
  words: string
  onSearch: (words: string) => void
  /** The themes with the questions that have all words. */
  found: Theme[]
  /** Of the questions found. */
  count: number
}

/** What is searched on the page, for its sections: they come alive one by one. */
export const QuestionSearch = createContext<Search | undefined>(undefined)

export function useQuestionSearch() {
  const search = use(QuestionSearch)
  if (!search) throw new Error('There is no search around.')
  return search
}
