import type { Bilingual } from './bilingual.ts'

/** Letters that keyboards write in two ways are one letter to a reader. */
function folded(text: string) {
  return text.toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک').replaceAll('\u200c', ' ').trim()
}

/** Whether any of the texts holds the search, whichever language it is typed in. */
export function matches(search: string, texts: Bilingual[]): boolean {
  const wanted = folded(search)
  return texts.some(({ en, fa }) => folded(en).includes(wanted) || folded(fa).includes(wanted))
}

/** One page of a list, counted from 1. */
export function pageFrom<T>(items: T[], page: number, pageSize: number) {
  const start = (page - 1) * pageSize
  return { items: items.slice(start, start + pageSize), hasNext: start + pageSize < items.length }
}
