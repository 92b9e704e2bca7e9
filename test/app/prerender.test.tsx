// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppRoutes, preloadScreenAt } from '@/app/routes'
import { startTranslations } from '@/lib/i18n'
import { createStore } from '@/state/store'
import english from '../../public/translations/en/translation.json'

beforeAll(async () => {
  await startTranslations('en', { en: { translation: english } })
})

describe('public pages without a browser', () => {
  it.each([
    ['/', 'Every child can learn something wonderful'],
    ['/about-us', 'About us'],
  ])('%s can be rendered: nothing touches window', async (path, heading) => {
    expect(typeof window).toBe('undefined')
    await preloadScreenAt(path)
    const page = renderToString(
      <Provider store={createStore()}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </Provider>,
    )
    expect(page).toContain(heading)
    expect(page).toContain('Skip to the content')
  })
})
