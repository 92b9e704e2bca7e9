import type { ComponentType } from 'react'
import { lazyPart } from './lazyPart'

/**
 * A lazy part that Ant Design draws, for pages that start without it: the theme comes along with the part. Screens under
 * `app/AntdLayout` have the theme around them already.
 */
export function antdPart<Props extends object>(fetchPart: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyPart<ComponentType<Props>>(async () => {
    const [{ default: Part }, { AntdTheme }] = await Promise.all([fetchPart(), import('./theme/AntdTheme')])
    // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when it is loaded
    const ThemedPart = (props: Props) => (
      <AntdTheme>
        <Part {...props} />
      </AntdTheme>
    )
    return { default: ThemedPart }
  })
}
