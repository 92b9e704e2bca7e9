import { type ComponentType, memo, Suspense, useCallback, useState } from 'react'
import { Shown } from './Shown'
import { useLanguageRound } from './useLanguageRound'

/**
 * Hydrates a part of a prerendered page separately, so that the browser can respond in between. The props
 * must stay the same during hydration: a change makes React hydrate all such parts at once.
 */
export function sliced<Props extends object>(Part: ComponentType<Props>) {
  // Memoized: the slice renders again after its hydration, and the part does not. The casts name the part's
  // own props, which the type of a memoized generic component does not keep.
  const Content = memo(Part) as unknown as ComponentType<Props>
  return memo(function Slice(props: Props) {
    const [isWaiting, setWaiting] = useState(true)
    const round = useLanguageRound(isWaiting)
    const onShown = useCallback(() => setWaiting(false), [])
    return (
      <Suspense key={round}>
        <Content {...props} />
        <Shown onShown={onShown} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}
