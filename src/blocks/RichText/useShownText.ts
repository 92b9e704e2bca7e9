import { type RefObject, useLayoutEffect } from 'react'
import { useAppDispatch } from '@/state/hooks'
import { loadRichTextStyle } from './richTextStyle'

const FALLBACK = '/static/images/image-fallback.svg'

/** Loads the host's style when a text of the server is shown, and replaces pictures that cannot be loaded. */
export function useShownText(text: RefObject<HTMLElement | null>, isShown = true) {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    if (!isShown) return
    // A layout effect, so that the text waits for its style from the first paint on.
    void dispatch(loadRichTextStyle())
    // Error events of pictures do not bubble, so the listener captures them.
    const box = text.current
    box?.addEventListener('error', showFallback, true)
    return () => box?.removeEventListener('error', showFallback, true)
  }, [text, isShown, dispatch])
}

function showFallback({ target }: Event) {
  if (target instanceof HTMLImageElement && !target.src.endsWith(FALLBACK)) target.src = FALLBACK
}
