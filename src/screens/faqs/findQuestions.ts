import type { TFunction } from 'i18next'
import { searchable, searchWords } from '@/domain/text/searchText'
import { type Theme, themes } from './questions'

/** The themes with the questions that contain all words of the search in question, answer or theme. */
export function findQuestions(search: string, t: TFunction): Theme[] {
  const words = searchWords(search)
  if (words.length === 0) return themes
  return themes.flatMap(({ theme, questions }) => {
    const found = questions.filter((id) => {
      const texts = [
        `faqs.themes.${theme}`,
        `faqs.questions.${id}.question`,
        `faqs.questions.${id}.answer`,
      ] as const
      const text = searchable(texts.map((key) => t(key)).join(' '))
      return words.every((word) => text.includes(word))
    })
    return found.length > 0 ? [{ theme, questions: found }] : []
  })
}
