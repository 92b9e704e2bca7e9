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
import type { TextKey } from '@/lib/i18n/i18n'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { repeatEarlyEvents } from './earlyEvents'
import { LoadFailure } from './LoadFailure'
import { type LazyModule, lazyOf, loadOrRenew, useLazyModule } from './lazyModule'
import { Shown } from './Shown'
import { useHasKeys } from './useHasKeys'
import { useHasScrolled } from './useHasScrolled'
import { useIsNearViewport } from './useIsNearViewport'
import { useIsTouched } from './useIsTouched'
import { useLanguageRound } from './useLanguageRound'

type Props = {
  /** The section's name for styles and tests. */
  name?: string
  part: LazyModule<ComponentType>
  /** The text of the failure if the part cannot be loaded. */
  failed: TextKey
  className?: string
  /** The class of the placeholder while the part loads. */
  waitingClassName?: string
  /** A prerendered section loads its part only on the first focus, hover, press or key. */
  isAsleep?: boolean
  /** Hydrates the section even without an action of the visitor. */
  isAsked?: boolean
}

/** A section loads this far ahead of a scrolling reader, so that she does not wait. */
const AHEAD = '400px'

/**
 * A section whose code loads when it is visible or nearly so, or when a key is pressed. A prerendered
 * document contains its content from the start; loading the code hydrates it.
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
  // A page that the client renders has no prerendered content of the section.
  const isHydrated = useIsHydrated()
  const [isInDocument] = useState(!isHydrated)
  const hasKeys = useHasKeys(isInDocument)
  const isWanted = isAsked || hasKeys || (isAsleep && isInDocument ? isTouched : isNear)
  const [isWaiting, setWaiting] = useState(true)
  const round = useLanguageRound(isWaiting)
  const { hasFailed } = useLazyModule(isWanted || round > 0 ? part : undefined)
  const onShown = useCallback(() => setWaiting(false), [])
  useEffect(() => {
    if (!isWaiting && window.boot?.isHydrated) repeatEarlyEvents()
  }, [isWaiting])
  const prerendered = useRef<Element>(null)
  useEffect(() => {
    // A document without a browsing context loads no pictures, so the copy belongs to one.
    const { implementation } = document
    if (place.current)
      prerendered.current = implementation.createHTMLDocument().importNode(place.current, true)
  }, [])
  return (
    <>
      <div ref={place} className={className} data-section={name} data-waiting={isWaiting || undefined}>
        <Boundary
          key={round}
          part={part}
          waitingClassName={waitingClassName}
          onShown={onShown}
          prerendered={round === 0 ? prerendered : undefined}
        />
      </div>
      {/* Outside the section, because presses in a section that is not hydrated are stored for later. */}
      {isWaiting && hasFailed && <LoadFailure title={failed} onRetry={() => loadOrRenew(part)} />}
    </>
  )
}

type BoundaryProps = Pick<Props, 'part' | 'waitingClassName'> & {
  onShown: () => void
  /** A copy of the prerendered section, in the language of the page. */
  prerendered: RefObject<Element | null> | undefined
}

/** Memoized: an update from above would make React discard content that is not hydrated yet. */
const Boundary = memo(function Boundary({ part, waitingClassName, onShown, prerendered }: BoundaryProps) {
  const [Part] = useState(() => part.read().loaded ?? lazyOf(part))
  return (
    <Suspense fallback={<Waiting className={waitingClassName} prerendered={prerendered} />}>
      <Part />
      <Shown onShown={onShown} />
    </Suspense>
  )
})

type WaitingProps = Pick<BoundaryProps, 'prerendered'> & { className: string | undefined }

function Waiting({ className, prerendered }: WaitingProps) {
  // A changed context, such as the URL, makes React discard the content. This puts the copy in its place.
  const restoreCopy = useCallback(
    (place: HTMLElement | null) => {
      const copy = prerendered?.current?.cloneNode(true)
      if (!place || !copy?.textContent) return
      place.replaceChildren(...copy.childNodes)
      place.removeAttribute('class')
    },
    [prerendered],
  )
  // The copy is inert, because the hydrated section replaces it.
  return <div ref={restoreCopy} className={className} inert />
}
