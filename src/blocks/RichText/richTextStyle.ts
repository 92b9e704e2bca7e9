import { publicApi } from '@/api/public'
import type { Services } from '@/lib/services'
import type { AppDispatch, RootState } from '@/state/reducer'
import { confineStyles } from '@/ui/confineStyles'
import { BUILT_STYLE_ID, RICH_TEXT_CLASS } from '@/ui/richTextSheet'

/** Longest wait of a text for its style, so that it does not jump when the style comes. */
const PATIENCE_MS = 400

type Progress = 'unasked' | 'awaited' | 'settled'

/** How far the host's style sheet has come, once per store. `subscribe` and `isAwaited` are for useSyncExternalStore. */
export function createRichTextStyle() {
  let progress: Progress = 'unasked'
  /** Came when texts had stopped waiting: what is being read does not change its looks. */
  let late: CSSStyleSheet | undefined
  const listeners = new Set<() => void>()
  return {
    isUnasked: () => progress === 'unasked',
    /** Whether texts should wait a little longer. */
    isAwaited: () => progress === 'awaited',
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    become(next: Progress) {
      progress = next
      for (const listener of listeners) listener()
    },
    take(sheet: CSSStyleSheet) {
      if (progress === 'awaited') adopt(sheet)
      else late = sheet
    },
    adoptLate() {
      if (late) adopt(late)
      late = undefined
    },
  }
}

/**
 * Fetches the API host's style sheet for rich text and applies its confined rules
 * (docs/behaviour/media.md#rich-text). Once per visit: after a failure, the next text tries again, and a late
 * sheet applies with the next text. Without the sheet, texts look as they did when the site was built, or are
 * readable in our own style.
 */
export const loadRichTextStyle =
  () => async (dispatch: AppDispatch, _getState: () => RootState, services: Services) => {
    const style = services.get(createRichTextStyle)
    style.adoptLate()
    if (!style.isUnasked()) return
    style.become('awaited')
    const patience = setTimeout(() => style.become('settled'), PATIENCE_MS)
    const { getRichTextStylesheet } = publicApi.endpoints
    try {
      const sheet = new CSSStyleSheet()
      const styles = await dispatch(
        getRichTextStylesheet.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ).unwrap()
      sheet.replaceSync(confineStyles(styles, `.${RICH_TEXT_CLASS}`))
      style.take(sheet)
      style.become('settled')
    } catch {
      style.become('settled')
      style.become('unasked')
    } finally {
      clearTimeout(patience)
    }
  }

/** In the place of the rules that the document was built with: old and new ones are never in force together. */
function adopt(sheet: CSSStyleSheet) {
  document.getElementById(BUILT_STYLE_ID)?.remove()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
