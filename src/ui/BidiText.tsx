import { textDirection } from '@/lib/i18n/textDirection'

/**
 * A line of somebody's words, which may be in another language than the page, or begin with a word of another one: its signs stay on
 * their side. Without letters it runs as the page does.
 */
export function BidiText({ text }: { text: string }) {
  return <bdi dir={/\p{L}/u.test(text) ? textDirection(text) : undefined}>{text}</bdi>
}
