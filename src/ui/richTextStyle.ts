import { config } from '@/lib/config'
import { confineStyles } from './confineStyles'

/** What every text of the server carries, so that the host's style sheet finds it and finds nothing else. */
export const RICH_TEXT_CLASS = 'rich-text'

const ADDRESS = '/api/public/rich-text.css'
/** So long texts wait for their style, rather than jump when it comes. */
const PATIENCE_MS = 400
const TIMEOUT_MS = 30_000
const MAX_LENGTH = 200_000

let state: 'unasked' | 'awaited' | 'settled' = 'unasked'
/** Came when texts had stopped waiting: what is being read does not change its looks. */
let late: CSSStyleSheet | undefined
const listeners = new Set<() => void>()

/**
 * Fetches the API host's style sheet for rich text (document 1, section 2) and applies what is left of it when it is confined to such
 * texts. Once per visit; a failure is tried again with the next text, and what came late is applied with it. Without it, texts are
 * readable in our own manner.
 */
export async function loadRichTextStyle() {
  if (late) adopt(late)
  late = undefined
  if (state !== 'unasked' || typeof document === 'undefined') return
  become('awaited')
  const patience = setTimeout(() => become('settled'), PATIENCE_MS)
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(confineStyles(await fetchStyles(), `.${RICH_TEXT_CLASS}`))
    if (richTextStyle.isAwaited()) adopt(sheet)
    else late = sheet
    become('settled')
  } catch {
    become('settled')
    state = 'unasked'
  } finally {
    clearTimeout(patience)
  }
}

function adopt(sheet: CSSStyleSheet) {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

async function fetchStyles() {
  const answer = await fetch(config.apiHost + ADDRESS, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const isStyle = answer.headers.get('Content-Type')?.startsWith('text/css')
  const text = answer.ok && isStyle ? await answer.text() : ''
  if (text === '' || text.length > MAX_LENGTH) throw new Error('No style sheet came.')
  return text
}

/** For useSyncExternalStore: whether texts should wait a moment longer. */
export const richTextStyle = {
  isAwaited: () => state === 'awaited',
  subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  },
}

function become(next: typeof state) {
  state = next
  for (const listener of listeners) listener()
}
