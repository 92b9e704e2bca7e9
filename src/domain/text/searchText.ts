import { latinDigits } from '@/lib/i18n/numbers'

const HALF_SPACE = '\u200c'

/** A text for comparison: search ignores case, marks, half-spaces, and the keyboard of letters and digits. */
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

/** A visitor types a half-space as a space, as a half-space, or not at all. */
export function searchable(text: string) {
  return text.includes(HALF_SPACE)
    ? `${folded(text)} ${folded(text.replaceAll(HALF_SPACE, ''))}`
    : folded(text)
}

/** The words of a search, to be looked for in what `searchable` made; none where nothing was typed. */
export function searchWords(search: string) {
  return folded(search).split(' ').filter(Boolean)
}
