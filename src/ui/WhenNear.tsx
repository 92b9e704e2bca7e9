import { type ComponentType, useRef } from 'react'
import type { TextKey } from '@/lib/i18n'
import { FailureAlert } from './FailureAlert'
import { type LazyPart, useLazyPart } from './lazyPart'
import { useHasKeys } from './useHasKeys'
import { useIsNear } from './useIsNear'

type Props = {
  part: LazyPart<ComponentType>
  /** Said where the part cannot be loaded, with a way to try again. */
  failed: TextKey
  /** Keeps the place of what is still to come. */
  className?: string
}

/** A part of a page that is loaded when a reader comes near it, or presses a key. */
export function WhenNear({ part, failed, className }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const hasKeys = useHasKeys()
  const { loaded: Part, hasFailed, retry } = useLazyPart(isNear || hasKeys ? part : undefined)
  return (
    <div ref={place} className={className}>
      {Part ? <Part /> : hasFailed && <FailureAlert title={failed} onRetry={retry} />}
    </div>
  )
}
