import { type RefObject, useLayoutEffect } from 'react'
import { useAppDispatch } from '@/state/hooks'
import { loadRichTextStyle } from './richTextStyle'

const FALLBACK = '/static/images/image-fallback.svg'

/** Loads the host's style once a text of the server is shown, and replaces pictures that cannot be loaded. */
export function useShownText(text: RefObject<HTMLElement | null>, isShown = true) {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    if (!isShown) return
    // Before the first paint, so that the text does not appear in one manner and turn to another.
    void dispatch(loadRichTextStyle())
    // Errors of pictures do not bubble.
    const box = text.current
    box?.addEventListener('error', showFallback, true)
    return () => box?.removeEventListener('error', showFallback, true)
  }, [text, isShown, dispatch])
}

function showFallback({ target }: Event) {
  if (target instanceof HTMLImageElement && !target.src.endsWith(FALLBACK)) target.src = FALLBACK
}
