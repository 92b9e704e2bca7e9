import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type LessonFiles, serverFiles } from '@/domain/keeping/lessonFiles'
import { followDataUse, showsPictures } from '@/lib/page/dataUse'
import { hasLoaded } from '@/ui/hasLoaded'

const FALLBACK = '/static/images/image-fallback.svg'

type Options = {
  /** The markup of the text, which brings new pictures when it changes. */
  html: unknown
  files?: LessonFiles | undefined
  /** The visitor has asked for the pictures of this text elsewhere. */
  isAsked?: boolean
  isShown?: boolean
}

/**
 * Replaces pictures that cannot be loaded, and holds pictures of the server back from a visitor who saves
 * data.
 * @returns whether some are held back, and what shows those of this text
 */
export function useTextPictures(
  text: RefObject<HTMLElement | null>,
  { html, files = serverFiles, isAsked = false, isShown = true }: Options,
) {
  const isAllowed = useSyncExternalStore(followDataUse, showsPictures, () => true)
  const [asked, setAsked] = useState<unknown>()
  const [isHeld, setHeld] = useState(false)
  /** The addresses that the text names. */
  const urls = useRef(new WeakMap<HTMLImageElement, string>())
  const mayLoad = isAllowed || isAsked || asked === html
  // A layout effect, because a browser starts to load pictures right after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useLayoutEffect(() => {
    if (!isShown) return
    let hasHeld = false
    for (const picture of text.current?.querySelectorAll('img') ?? []) {
      const url = urls.current.get(picture) ?? picture.getAttribute('src') ?? ''
      urls.current.set(picture, url)
      // A picture that has loaded stays: it costs nothing more.
      const waits = !mayLoad && !files.has(url) && !hasLoaded(picture, url)
      const address = waits ? FALLBACK : files.at(url)
      if (picture.getAttribute('src') !== address) picture.src = address
      hasHeld ||= waits
    }
    setHeld(hasHeld)
  }, [text, files, html, isShown, mayLoad])

  useLayoutEffect(() => {
    if (!isShown) return
    // Error events of pictures do not bubble, so the listener captures them.
    const box = text.current
    box?.addEventListener('error', showFallback, true)
    return () => box?.removeEventListener('error', showFallback, true)
  }, [text, isShown])
  return { isHeld, show: () => setAsked(html), focusable: () => focusable(text.current) }
}

/** The text takes the focus of the button that goes. */
function focusable(box: HTMLElement | null) {
  if (box) box.tabIndex = -1
  return box
}

function showFallback({ target }: Event) {
  if (target instanceof HTMLImageElement && !target.src.endsWith(FALLBACK)) target.src = FALLBACK
}
