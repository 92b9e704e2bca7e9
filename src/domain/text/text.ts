import { SEARCH_MAX_LENGTH } from '@/lib/config/constants'

let segmenter: Intl.Segmenter | undefined

/**
 * Cuts a text to `length` characters as a reader counts them: a letter with its diacritics, or an emoji with
 * its skin tone, counts as one. A cut text ends in '…'.
 */
export function cutText(text: string, length: number) {
  // A character has at least one code unit, so this text is short enough.
  if (text.length <= length) return text
  segmenter ??= new Intl.Segmenter()
  let [count, end] = [0, 0]
  for (const { segment, index } of segmenter.segment(text)) {
    if (count === length) return `${text.slice(0, end).trimEnd()}…`
    count += 1
    end = index + segment.length
  }
  return text
}

/** The text to search for: trimmed, and cut between two characters. */
export function cleanSearch(text: string) {
  return text
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
