/** Each text of the server carries this class: the host's style sheet finds it, and nothing else. */
export const RICH_TEXT_CLASS = 'rich-text'

/** The element of a document with the rules that the host had when the site was built. */
export const BUILT_STYLE_ID = 'rich-text-style'

const ADDRESS = '/api/public/rich-text.css'
const MAX_LENGTH = 200_000

/**
 * Fetches the API host's style sheet for rich text, as the host wrote it (docs/behaviour/media.md#rich-text).
 * @param origin of the API; '' for the page's own. @param timeout in milliseconds. @throws when no style
 * sheet comes.
 */
export async function fetchRichTextStyle(origin: string, timeout: number): Promise<string> {
  const answer = await fetch(origin + ADDRESS, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  })
  const isStyle = answer.headers.get('Content-Type')?.startsWith('text/css')
  const text = answer.ok && isStyle ? await answer.text() : ''
  if (text === '' || text.length > MAX_LENGTH) throw new Error('No style sheet came.')
  return text
}
