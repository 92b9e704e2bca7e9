import { cutText } from './text'

const MOST = 200

/**
 * A server's text for the head of a page: one line of at most 200 characters.
 * @returns undefined if the text has no words
 */
export function oneLine(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''
  return text === '' ? undefined : cutText(text, MOST)
}
