import { SEARCH_MAX_LENGTH } from '@/lib/config/constants'

let segmenter: Intl.Segmenter | undefined

/**
 * Cut to `length` characters as a reader counts them: a letter with its marks, an emoji with its tone is one. What is cut ends in '…'.
 */
export function cutText(text: string, length: number) {
  // A character is at least one unit, so this one is short enough.
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

/** The text to search for: trimmed and cut, never through the middle of a character. */
export function cleanSearch(text: string) {
  return text
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
