import { latinDigits } from '@/lib/i18n/numbers'

const HALF_SPACE = '\u200c'

/**
 * A text for comparison. A search ignores case, diacritics, half-spaces, and the keyboard variants of letters
 * and digits.
 */
function folded(text: string) {
  return latinDigits(text)
    .replaceAll(HALF_SPACE, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[ةە]/g, 'ه')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The forms of a text in which a search looks: visitors type a half-space as a space, as a half-space, or not
 * at all.
 */
export function searchable(text: string) {
  return text.includes(HALF_SPACE)
    ? `${folded(text)} ${folded(text.replaceAll(HALF_SPACE, ''))}`
    : folded(text)
}

/** The words of a search, for comparison with the result of `searchable`. Empty if nothing was typed. */
export function searchWords(search: string) {
  return folded(search).split(' ').filter(Boolean)
}
