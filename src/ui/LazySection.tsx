import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { repeatEarlyEvents } from './earlyEvents'
import { LoadFailure } from './LoadFailure'
import { type LazyModule, lazyOf, loadOrRenew, useLazyModule } from './lazyModule'
import { useHasKeys } from './useHasKeys'
import { useHasScrolled } from './useHasScrolled'
import { useIsNearViewport } from './useIsNearViewport'
import { useIsTouched } from './useIsTouched'

type Props = {
  /** The section's name, for styles and tests. */
  name?: string
  part: LazyModule<ComponentType>
  /** Said where the part cannot be loaded, with a way to try again. */
  failed: TextKey
  className?: string
  /** The class of the placeholder while a part is still to come. */
  waitingClassName?: string
  /** Its words are enough until somebody turns to it: the code comes on the first focus, hover or press, or with the first key. */
  isAsleep?: boolean
  /** The page needs the section hydrated, even without an action of the visitor. */
  isAsked?: boolean
}

/** Ahead of a reader who scrolls, so that she does not wait. */
const AHEAD = '400px'

/**
 * A section whose code is loaded when it is seen, or soon will be, or a key is pressed. In a prerendered document its words are there
 * from the start, and become alive then.
 */
export function LazySection({
  name,
  part,
  failed,
  className,
  waitingClassName,
  isAsleep = false,
  isAsked = false,
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(place, useHasScrolled() ? AHEAD : '0px')
  const isTouched = useIsTouched(place)
  // A page that the program draws itself has no words of the section yet.
  const isHydrated = useIsHydrated()
  const [isInDocument] = useState(!isHydrated)
  const hasKeys = useHasKeys(isInDocument)
  const isWanted = isAsked || hasKeys || (isAsleep && isInDocument ? isTouched : isNear)
  const { language } = useTranslation().i18n
  const [isWaiting, setWaiting] = useState(true)
  const [shown, setShown] = useState({ language, round: 0 })
  // Words that are not alive yet do not follow the language: the section is rendered again.
  if (shown.language !== language) setShown({ language, round: shown.round + (isWaiting ? 1 : 0) })
  const { hasFailed } = useLazyModule(isWanted || shown.round > 0 ? part : undefined)
  const onShown = useCallback(() => setWaiting(false), [])
  useEffect(() => {
    if (!isWaiting && window.boot?.isHydrated) repeatEarlyEvents()
  }, [isWaiting])
  const words = useRef<Element>(null)
  useEffect(() => {
    // Pictures in a copy would be fetched at once; a document that is not shown fetches nothing.
    const { implementation } = document
    if (place.current) words.current = implementation.createHTMLDocument().importNode(place.current, true)
  }, [])
  return (
    <>
      <div ref={place} className={className} data-section={name} data-waiting={isWaiting || undefined}>
        <Boundary
          key={shown.round}
          part={part}
          waitingClassName={waitingClassName}
          onShown={onShown}
          words={shown.round === 0 ? words : undefined}
        />
      </div>
      {/* Outside: what is pressed in a section that waits is kept for later. */}
      {isWaiting && hasFailed && <LoadFailure title={failed} onRetry={() => loadOrRenew(part)} />}
    </>
  )
}

type BoundaryProps = Pick<Props, 'part' | 'waitingClassName'> & {
  onShown: () => void
  /** A copy of the section as the document has it, in the language of the page. */
  words: RefObject<Element | null> | undefined
}

/** Memoised: an update from above would have React give up the words that are not alive yet. */
const Boundary = memo(function Boundary({ part, waitingClassName, onShown, words }: BoundaryProps) {
  const [Part] = useState(() => part.read().loaded ?? lazyOf(part))
  return (
    <Suspense fallback={<Waiting className={waitingClassName} words={words} />}>
      <Part />
      <Shown onShown={onShown} />
    </Suspense>
  )
})

function Shown({ onShown }: Pick<BoundaryProps, 'onShown'>) {
  useEffect(onShown, [onShown])
  return null
}

type WaitingProps = Pick<BoundaryProps, 'words'> & { className: string | undefined }

function Waiting({ className, words }: WaitingProps) {
  // A context that changes above, such as the address, has React give up the words that are not alive yet.
  const keepWords = useCallback(
    (place: HTMLElement | null) => {
      const copy = words?.current?.cloneNode(true)
      if (!place || !copy?.textContent) return
      place.replaceChildren(...copy.childNodes)
      place.removeAttribute('class')
    },
    [words],
  )
  // A copy takes no input: it goes when the section comes.
  return <div ref={keepWords} className={className} inert />
}
