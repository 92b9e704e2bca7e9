import { type ComponentType, memo, Suspense } from 'react'

/**
 * Hydrates a part of a prerendered page separately, so that the browser can respond in between. The props
 * must stay the same during hydration: a change makes React hydrate all such parts at once.
 */
export function sliced<Props extends object>(Part: ComponentType<Props>) {
  return memo(function Slice(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }) as unknown as ComponentType<Props>
}
