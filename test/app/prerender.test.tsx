// @vitest-environment node
import { JSDOM } from 'jsdom'
import { getResponse, type HttpHandler } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { config } from '@/lib/config/config'
import { type LanguageCode, languages } from '@/lib/i18n/language'
import type { FirstRequest } from '@/lib/page/boot'
import { paths } from '@/lib/paths'
import { prerenderPage, startPrerendering } from '@/prerender'
import { publicPages } from '../../build/site/publicPages'
import { handlersFor } from '../../mocks/handlers/all'
import { createWorld } from '../../mocks/world'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'

const ORIGIN = 'http://localhost'
const texts = { en: english, fa: persian }

const contents = [
  paths.course('first-steps-in-scratch'),
  paths.course('watercolour-for-beginners'),
  paths.blog('a-desk-of-their-own'),
  paths.worksOf('Iran'),
  paths.work('Iran', 'library-on-two-wheels-tabriz'),
]
const doors = [paths.signin, paths.passwordForget, '/404']
const publicPaths = [...publicPages.map(({ path }) => path), ...contents, ...doors]

let handlers: HttpHandler[]

beforeAll(() => startPrerendering(texts, new JSDOM().window))
beforeEach(() => {
  handlers = handlersFor(createWorld())
})

/** Answers from the mock API, as a host does while the site is built. */
function answering(language: LanguageCode) {
  return async ({ url, method, body }: FirstRequest) => {
    const headers = { Accept: 'application/json', 'Accept-Language': language }
    const response = await getResponse(handlers, new Request(new URL(url, ORIGIN), { method, body, headers }))
    return response ?? new Response(null, { status: 404 })
  }
}

const read = (html: string) => new JSDOM(`<!doctype html><div id="root">${html}</div>`).window.document

describe.each(languages.map(({ code }) => code))('the prerendering of public pages, in %s', (language) => {
  it.each(publicPaths)('renders %s completely, without window or repeated requests', async (path) => {
    expect(typeof window).toBe('undefined')
    const page = await prerenderPage({ path, language, isVisitor: true }, answering(language))
    expect(page).toMatchObject({ isComplete: true, isMissing: false })
    const asked = page.requests.map(({ method, url, body }) => `${method} ${url} ${body ?? ''}`)
    expect(asked).toEqual([...new Set(asked)])
    expect(asked.length > 0).toBe(
      [paths.home, paths.courses, paths.blogs, paths.workCountries, ...contents].includes(path),
    )
    const document = read(page.html)
    expect(document.querySelectorAll('main h1')).toHaveLength(1)
    expect(document.querySelector('footer')).not.toBeNull()
    expect(document.body.textContent).toContain(texts[language].frame.skip)
    expect(document.body.textContent).toContain(texts[language].frame.account.signin)
    // Nothing is still loading, and nothing has failed.
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    expect(document.body.textContent).not.toContain(texts[language].ui.loading)
    expect(document.body.textContent).not.toContain(texts[language].frame.failure.title)
    expect(page.html).not.toContain('<!--$?-->')
    expect(formsThatExposeFields(document)).toEqual([])
    expect(page.head.title ?? '').not.toBe('')
    expect(page.chunks.length).toBeGreaterThan(0)
  })
})

/**
 * Forms whose fields a browser without scripts would write into the address. A search may do so.
 */
function formsThatExposeFields(document: Document) {
  return [...document.querySelectorAll('form')]
    .filter((form) => form.method !== 'post')
    .filter(
      (form) =>
        form.getAttribute('role') !== 'search' ||
        [...form.querySelectorAll('input, textarea, select')].some(
          (field) => field.getAttribute('type') !== 'search' || field.getAttribute('name') !== 'search',
        ),
    )
    .map(({ outerHTML }) => outerHTML)
}

describe('pictures inside a text of the server', () => {
  const post = paths.blog('watercolour-on-a-rainy-day')
  afterEach(() => Object.assign(config, { apiHost: '', siteUrl: '' }))

  /** @returns the addresses of the pictures in the text of the post, as the document has them. */
  async function picturesOf(language: LanguageCode, changeText = (html: string) => html) {
    const answer = answering(language)
    const { html } = await prerenderPage({ path: post, language, isVisitor: true }, async (request) => {
      const response = await answer(request)
      if (!request.url.includes('watercolour-on')) return response
      const answered = await response.json()
      return Response.json({ ...answered, html: changeText(answered.html) })
    })
    return [...read(html).querySelectorAll('figure img')].map((image) => image.getAttribute('src'))
  }

  it.each([
    ['en', '/mock-media/lessons/three-washes.svg'],
    ['fa', '/mock-media/lessons/three-washes-fa.svg'],
  ] as const)('are in the document, in %s', async (language, picture) => {
    expect(await picturesOf(language)).toEqual([picture])
  })

  it('have the same addresses as in the browser, at the API host and at our own', async () => {
    const from = (origin: string) => (html: string) => html.replaceAll('src="/', `src="${origin}/`)
    const picture = '/mock-media/lessons/three-washes.svg'
    Object.assign(config, { siteUrl: 'https://www.example.org' })
    expect(await picturesOf('en', from('https://www.example.org'))).toEqual([picture])
    Object.assign(config, { apiHost: 'https://api.example.org' })
    expect(await picturesOf('en')).toEqual([`https://api.example.org${picture}`])
    expect(await picturesOf('en', from('https://api.example.org'))).toEqual([
      `https://api.example.org${picture}`,
    ])
    expect(await picturesOf('en', from('https://www.example.org'))).toEqual([
      `https://www.example.org${picture}`,
    ])
  })

  it.each(['https://tracker.example', '//tracker.example', 'http://localhost'])(
    'are left out if they are from a foreign origin, such as %s',
    async (origin) => {
      expect(await picturesOf('en', (html) => html.replaceAll('src="/', `src="${origin}/`))).toEqual([])
    },
  )
})

/** The texts of the closed panels of a page and of their tabs. */
function closedPanels(document: Document) {
  const panels = [...document.querySelectorAll('[role=tabpanel][aria-hidden=true]')]
  return panels.map((panel) => {
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    return { tab: tab?.textContent, words: panel.textContent }
  })
}

describe('the closed tabs of a prerendered page', () => {
  it.each(languages.map(({ code }) => code))(
    'of a course contain all their texts, in %s',
    async (language) => {
      const path = paths.course('first-steps-in-scratch')
      const answer = answering(language)
      const { html } = await prerenderPage({ path, language, isVisitor: true }, answer)
      const { course } = texts[language]
      const panels = closedPanels(read(html))
      expect(panels.map(({ tab }) => tab)).toEqual([course.tabs.overview, course.tabs.materials])
      const [about, table] = panels.map(({ words }) => words)
      const answered = await answer({
        url: '/api/course/get-full-course/first-steps-in-scratch',
        method: 'GET',
      })
      const { document } = new JSDOM((await answered.json()).html).window
      expect(about).toBe(document.body.textContent)
      expect(about?.length).toBeGreaterThan(100)
      for (const text of Object.values(course.materials).slice(0, 3)) expect(table).toContain(text)
      expect(table).toContain(course.materialTypes.quiz)
    },
  )

  it.each(languages.map(({ code }) => code))(
    'of about us describe their films in text in %s, and contain no video',
    async (language) => {
      const { html } = await prerenderPage(
        { path: paths.about, language, isVisitor: true },
        answering(language),
      )
      const document = read(html)
      const { mission, vision } = texts[language].about
      const panels = closedPanels(document)
      expect(panels.map(({ tab }) => tab)).toEqual([
        texts[language].about.tabs.mission,
        texts[language].about.tabs.vision,
      ])
      expect(panels[0]?.words).toContain(mission.shows)
      expect(panels[1]?.words).toContain(vision.shows)
      // The open tab has its film, which loads nothing before the visitor plays it.
      const films = [...document.querySelectorAll('video')]
      expect(films.map((film) => film.closest('[hidden]'))).toEqual([null])
      expect(films[0]?.getAttribute('preload')).toBe('none')
    },
  )
})

describe('the prerendering of a page without its content', () => {
  const course = paths.course('first-steps-in-scratch')

  it.each([
    ['no answer', () => undefined],
    ['HTML as answer', async () => new Response('<h1>Bad gateway</h1>', { status: 200 })],
    ['half an answer', async () => new Response('{"title": "Fir', { status: 200 })],
    ['a failing server', async () => new Response('{}', { status: 500 })],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('renders frame and placeholder with the open request for %s', async (_name, answer) => {
    const page = await prerenderPage({ path: course, language: 'fa', isVisitor: true }, answer)
    expect(page).toMatchObject({ isComplete: false, isMissing: false })
    expect(page.requests.map(({ url }) => url)).toContain(
      '/api/course/get-full-course/first-steps-in-scratch',
    )
    const document = read(page.html)
    expect(document.body.textContent).toContain(persian.course.loading)
    expect(document.body.textContent).not.toContain(persian.course.failed)
    expect(document.querySelector('footer')).not.toBeNull()
  })

  it('marks the page of an unknown course as missing', async () => {
    const path = paths.course('no-such-course')
    const page = await prerenderPage({ path, language: 'en', isVisitor: true }, answering('en'))
    expect(page.isMissing).toBe(true)
  })
})

it("the prerendering of a learner's page has no sign-in link, and sends a placeholder for the user's id", async () => {
  const page = await prerenderPage(
    { path: paths.myCourses, language: 'en', isVisitor: false },
    () => undefined,
  )
  const bar = read(page.html).querySelector('header')
  expect(bar?.textContent).not.toContain(english.frame.account.signin)
  expect(page.requests).toContainEqual(
    expect.objectContaining({ method: 'POST', body: expect.stringContaining(':user') }),
  )
})

it("the prerendering of a page restores the process's own fetch", async () => {
  const before = globalThis.fetch
  await prerenderPage({ path: paths.home, language: 'en', isVisitor: true }, answering('en'))
  expect(globalThis.fetch).toBe(before)
})
