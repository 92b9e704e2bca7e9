// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'

const files = '*/translations/:code/translation.json'
const texts = { en: english, fa: persian }

function filesAnswer(fails: (code: string) => boolean) {
  server.use(
    http.get(files, ({ params }) => {
      const code = params.code as 'en' | 'fa'
      return fails(code) ? HttpResponse.error() : HttpResponse.json(texts[code])
    }),
  )
}

/** A new visit, in which nothing is loaded yet. */
async function newVisit() {
  vi.resetModules()
  return import('@/lib/i18n/i18n')
}

describe('translations are fetched as /translations/{lng}/translation.json', () => {
  beforeEach(() => filesAnswer(() => false))

  it('the start loads one file, for the language of the visit', async () => {
    const { startTranslations, i18next } = await newVisit()
    expect(await startTranslations('fa')).toBe('fa')
    expect(i18next.t('signin.title')).toBe(persian.signin.title)
    expect(i18next.hasResourceBundle('en', 'translation')).toBe(false)
  })

  it('an incomplete answer to the boot script’s request is fetched again', async () => {
    const broken = new Response(JSON.stringify(persian).slice(0, 100))
    Object.defineProperty(broken, 'url', { value: 'http://localhost:3000/translations/fa/translation.json' })
    vi.stubGlobal('boot', { texts: Promise.resolve(broken) })
    const { startTranslations, i18next } = await newVisit()
    expect(await startTranslations('fa')).toBe('fa')
    expect(i18next.t('signin.title')).toBe(persian.signin.title)
  })

  it('a language that fails to load falls back to English, and is requested again the next time', async () => {
    expectOnConsole(/texts could not be loaded/)
    filesAnswer((code) => code === 'fa')
    const { startTranslations, showLanguage, i18next } = await newVisit()
    expect(await startTranslations('fa')).toBe('en')
    expect(i18next.t('signin.title')).toBe(english.signin.title)
    filesAnswer(() => false)
    await showLanguage('fa')
    expect(i18next.t('signin.title')).toBe(persian.signin.title)
  })

  it('a switch that fails changes nothing on the screen', async () => {
    const { startTranslations, showLanguage, i18next } = await newVisit()
    await startTranslations('en')
    filesAnswer(() => true)
    await expect(showLanguage('fa')).rejects.toThrow()
    expect(i18next.t('signin.title')).toBe(english.signin.title)
    filesAnswer(() => false)
    await showLanguage('fa')
    expect(i18next.t('signin.title')).toBe(persian.signin.title)
  })

  it('the start fails if even English cannot be loaded', async () => {
    filesAnswer(() => true)
    const { startTranslations } = await newVisit()
    await expect(startTranslations('en')).rejects.toThrow()
  })
})
