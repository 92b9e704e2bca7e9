import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'
import { antdParts } from '../antdParts.ts'
import { themeStyles } from './themeStyles.ts'

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))

/**
 * Fills src/ui/theme/theme.css. The development server renews it if a file uses another part of Ant Design.
 */
export function pluginTheme(): RsbuildPlugin {
  const known = new Map<string, string>()
  return {
    name: 'theme',
    setup(api) {
      api.transform(
        { test: join(SOURCES, 'ui/theme/theme.css'), order: 'pre' },
        ({ addContextDependency }) => {
          addContextDependency(SOURCES)
          const parts = [...antdParts().keys()]
          const name = parts.join()
          const styles = known.get(name) ?? themeStyles(parts)
          known.set(name, styles)
          return styles
        },
      )
    },
  }
}
