import { useLayoutEffect } from 'react'
import { useAppDispatch } from '@/state/hooks'
import { loadRichTextStyle } from './richTextStyle'

/** Loads the host's style when a text of the server is shown. */
export function useShownText(isShown = true) {
  const dispatch = useAppDispatch()
  // A layout effect, so that the text waits for its style from the first paint on.
  useLayoutEffect(() => {
    if (isShown) void dispatch(loadRichTextStyle())
  }, [isShown, dispatch])
}
