/** Longest quotation, in characters. The provider's own messages have one or two sentences. */
const MOST = 300
/** A word that begins within this distance of the end is left out whole. */
const LONGEST_WORD = 40

/**
 * The text of an outside service in the form that a page may quote
 * (docs/behaviour/media.md#quoted-texts-of-services): one line of plain text, without client secrets and
 * direction marks, cut after 300 characters.
 * @returns '' if nothing is left
 */
export function quotationOf(message: unknown): string {
  if (typeof message !== 'string') return ''
  const line = message
    .replaceAll(clientSecret, '…')
    .replaceAll(directionControls, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const signs = [...line]
  if (signs.length <= MOST) return line
  const cut = signs.slice(0, MOST).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > cut.length - LONGEST_WORD ? cut.slice(0, end) : cut}…`
}

/** A client secret lets its reader look at the payment and pay it. */
const clientSecret = /\w+_secret_\w+/g
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
