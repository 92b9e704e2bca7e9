import { type ComponentType, memo, Suspense } from 'react'

/**
 * A part that comes alive by itself in a prerendered page, and lets the browser answer in between. Its props have to stay the same
 * while the rest of the page comes alive: React would hurry it otherwise, along with all others, in one go.
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
