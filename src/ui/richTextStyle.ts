import { config } from '@/lib/config/config'
import { confineStyles } from './confineStyles'
import { BUILT_STYLE_ID, fetchRichTextStyle, RICH_TEXT_CLASS } from './richTextSheet'

/** So long texts wait for their style, rather than jump when it comes. */
const PATIENCE_MS = 400
const TIMEOUT_MS = 30_000

let state: 'unasked' | 'awaited' | 'settled' = 'unasked'
/** Came when texts had stopped waiting: what is being read does not change its looks. */
let late: CSSStyleSheet | undefined
const listeners = new Set<() => void>()

/**
 * Fetches the API host's style sheet for rich text and applies its confined rules
 * (docs/behaviour/media.md#rich-text). Once per visit: after a failure, the next text tries again, and a late
 * sheet applies with the next text. Without the sheet, texts look as they did when the site was built, or are
 * readable in our own style.
 */
export async function loadRichTextStyle() {
  if (late) adopt(late)
  late = undefined
  if (state !== 'unasked' || typeof document === 'undefined') return
  become('awaited')
  const patience = setTimeout(() => become('settled'), PATIENCE_MS)
  try {
    const sheet = new CSSStyleSheet()
    const styles = await fetchRichTextStyle(config.apiHost, TIMEOUT_MS)
    sheet.replaceSync(confineStyles(styles, `.${RICH_TEXT_CLASS}`))
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

/** In the place of the rules that the document was built with: old and new ones are never in force together. */
function adopt(sheet: CSSStyleSheet) {
  document.getElementById(BUILT_STYLE_ID)?.remove()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
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
