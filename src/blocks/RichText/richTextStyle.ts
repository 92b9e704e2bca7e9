import { publicApi } from '@/api/public'
import type { Services } from '@/lib/services'
import type { AppDispatch, RootState } from '@/state/reducer'
import { confineStyles } from '@/ui/confineStyles'
import { BUILT_STYLE_ID, RICH_TEXT_CLASS } from '@/ui/richTextSheet'

/** The longest time that a text waits for its style, so that it does not change visibly. */
const PATIENCE_MS = 400

type Progress = 'unasked' | 'awaited' | 'settled'

/** The state of the host's style sheet. `subscribe` and `isAwaited` are for useSyncExternalStore. */
export function createRichTextStyle() {
  let progress: Progress = 'unasked'
  /** A style sheet that arrived too late. It must not change a text that is being read. */
  let late: CSSStyleSheet | undefined
  const listeners = new Set<() => void>()
  return {
    isUnasked: () => progress === 'unasked',
    /** Whether texts should still wait. */
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
 * Loads the API host's style sheet for rich text and applies its confined rules
 * (docs/behaviour/media.md#rich-text), once per visit. After a failure the next text tries again, and a late
 * sheet applies with the next text. Without the sheet, texts have the style of build time, or our own.
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

/** Replaces the rules of build time, so that old and new ones never apply together. */
function adopt(sheet: CSSStyleSheet) {
  document.getElementById(BUILT_STYLE_ID)?.remove()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
