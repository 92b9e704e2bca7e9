// @vitest-environment node
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppRoutes, preloadScreenAt } from '@/app/routes'
import { showLanguage, startTranslations } from '@/lib/i18n'
import { languages } from '@/lib/language'
import { createStore } from '@/state/store'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'

const texts = { en: english, fa: persian }

beforeAll(async () => {
  await startTranslations('en', { en: { translation: english }, fa: { translation: persian } })
})

describe('public pages without a browser', () => {
  const pages = ['/', '/about-us', '/contact-us', '/faqs', '/our-works']

  it.each(pages.flatMap((path) => languages.map(({ code }) => [path, code] as const)))(
    '%s can be rendered in %s: nothing touches window',
    async (path, code) => {
      expect(typeof window).toBe('undefined')
      await showLanguage(code)
      await preloadScreenAt(path)
      const failures: unknown[] = []
      const { prelude } = await prerenderToNodeStream(
        <Provider store={createStore()}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </Provider>,
        { onError: (error) => void failures.push(error) },
      )
      const page = await text(prelude)
      expect(failures).toEqual([])
      expect(page).toContain('<h1')
      expect(page).toContain(texts[code].frame.skip)
      expect(page).not.toContain(texts[code].frame.failure.title)
    },
  )
})
