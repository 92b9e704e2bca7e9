import { textDirection } from '@/lib/i18n/textDirection'

/**
 * A line of text of unknown language, such as a title. It gets its own direction, so that punctuation stays
 * on the right side. Text without letters follows the direction of the page.
 */
export function BidiText({ text }: { text: string }) {
  return <bdi dir={/\p{L}/u.test(text) ? textDirection(text) : undefined}>{text}</bdi>
}
