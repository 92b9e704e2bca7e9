import type { ComponentType } from 'react'
import { lazyModule } from './lazyModule'

/**
 * A lazy part that uses Ant Design, for pages that start without it: the theme loads with the part. Screens
 * under `app/AntdLayout` already have the theme.
 */
export function antdModule<Props extends object>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazyModule<ComponentType<Props>>(async () => {
    const [{ default: Component }, { AntdTheme }] = await Promise.all([
      fetchModule(),
      import(/* webpackChunkName: "antd-theme" */ './theme/AntdTheme'),
    ])
    // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when it is loaded
    const ThemedComponent = (props: Props) => (
      <AntdTheme>
        <Component {...props} />
      </AntdTheme>
    )
    return { default: ThemedComponent }
  })
}
