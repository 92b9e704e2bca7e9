import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { config } from '@/lib/config/config'
import { paths } from '@/lib/paths'
import { languageChosen } from '@/state/language/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'
import { answerPages, card, country, failWith, WORKS } from './anyWorks'

const cards = () => screen.getAllByRole('article')
const titles = () => cards().map((one) => within(one).getByRole('heading').textContent)
const grid = () => screen.getByRole('list', { name: 'Works' })

const { apiHost } = config
afterEach(() => {
  config.apiHost = apiHost
})

describe('/our-works/{country}', () => {
  test('shows title, description, banner and overlay image of the country', async () => {
    await renderApp({ at: '/our-works/Iran' })
    expect(await screen.findByText(/^From the mountains to the Gulf/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Iran' })).toBeVisible()
    const pictures = [...document.querySelectorAll('main header img')].map((image) =>
      image.getAttribute('src'),
    )
    expect(pictures).toEqual(['/mock-media/works/banner-1.svg', '/mock-media/works/overlay-1.svg'])
    expect(document.title).toBe('Iran · Raha')
  })

  test('has cards with title, short description, date and picture, which link to /our-works/{country}/{slug}', async () => {
    await renderApp({ at: '/our-works/Iran' })
    const first = within((await screen.findAllByRole('article'))[0] as HTMLElement)
    expect(first.getByRole('link', { name: 'A library on two wheels in Tabriz' })).toHaveAttribute(
      'href',
      '/our-works/Iran/library-on-two-wheels-tabriz',
    )
    expect(first.getByText(/^Every Thursday, forty books/)).toBeVisible()
    expect(first.getByText('20-10-2026')).toBeVisible()
    expect(first.getByRole('presentation')).toHaveAttribute('src', '/mock-media/works/work-01.svg')
  })

  test('is shown in Persian with Persian digits', async () => {
    await renderApp({ at: paths.worksOf('ایران'), language: 'fa' })
    const first = within((await screen.findAllByRole('article'))[0] as HTMLElement)
    expect(screen.getByRole('heading', { level: 1, name: 'ایران' })).toBeVisible()
    expect(first.getByText('۲۰-۱۰-۲۰۲۶')).toBeVisible()
    expect(first.getByRole('link', { name: 'کتابخانهٔ دوچرخه‌ای در تبریز' })).toHaveAttribute(
      'href',
      paths.work('ایران', 'library-on-two-wheels-tabriz'),
    )
  })

  test('has up to 5 columns', async () => {
    await renderApp({ at: '/our-works/Iran' })
    await screen.findAllByRole('article')
    expect(grid()).toHaveAttribute('data-columns', '5')
  })

  test('loads the next page when the last card is seen', async () => {
    const { see } = giveSight()
    await renderApp({ at: '/our-works/Iran' })
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    await see(cards().at(-1)?.parentElement as HTMLElement)
    await waitFor(() => expect(cards()).toHaveLength(20))
    expect(new Set(titles()).size).toBe(20)
  })

  test('shows placeholders until the first page arrives', async () => {
    server.use(http.get(WORKS, () => delay('infinite')))
    await renderApp({ at: '/our-works/Iran' })
    await waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('heading', { level: 1, name: 'Iran' })).toBeVisible()
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  test("says 'No works found!' if it is empty, and links to the other countries", async () => {
    answerPages({ data: [], pagination: { hasNext: true }, country })
    await renderApp({ at: '/our-works/Nowhere' })
    expect(await screen.findByText('No works found!')).toBeVisible()
    expect(screen.getByText('A place for tests.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Other countries' })).toHaveAttribute(
      'href',
      '/our-works/country',
    )
  })

  test.each([
    ['an unknown country', 404, { message: 'We have no works from this country.' }, /We have no works/],
    ['an error of the server', 500, {}, 'Something went wrong on our side.'],
    ['no answer', 'offline', {}, /no connection/],
    ['an answer of another shape', 200, { data: 'many' }, /could not be read/],
  ] as const)(
    'redirects to /our-works after %s, with a notice that says why',
    async (_name, status, body, words) => {
      failWith(WORKS, status, body)
      const { store } = await renderApp({ at: '/our-works/Nowhere' })
      await waitFor(() => expect(window.location.pathname).toBe('/our-works'))
      expect(await screen.findByRole('heading', { level: 1, name: 'Our works' })).toBeVisible()
      expect(screen.getByText('The works of this country could not be loaded.')).toBeVisible()
      expect(screen.getByText(words)).toBeVisible()
      expect(store.getState().notices).toHaveLength(1)
    },
  )

  test('requests the works again at the next visit after a failure', async () => {
    failWith(WORKS, 500)
    const { user } = await renderApp({ at: '/our-works/Kenya' })
    await screen.findByText('The works of this country could not be loaded.')
    server.resetHandlers()
    await user.click(screen.getByRole('link', { name: 'Choose a country' }))
    await user.click(await screen.findByRole('link', { name: 'Kenya' }))
    expect(await screen.findAllByRole('article')).toHaveLength(5)
    expect(window.location.pathname).toBe('/our-works/Kenya')
  })

  test('redirects to /our-works if a later page fails; Back shows the cards and another try', async () => {
    const { see } = giveSight()
    const { user } = await renderApp({ at: '/our-works/Iran' })
    await screen.findAllByRole('article')
    failWith(WORKS, 500)
    await see(cards().at(-1)?.parentElement as HTMLElement)
    await waitFor(() => expect(window.location.pathname).toBe('/our-works'))
    expect(await screen.findByText('The works of this country could not be loaded.')).toBeVisible()
    act(() => window.history.back())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(window.location.pathname).toBe('/our-works/Iran')
    expect(cards()).toHaveLength(10)
    server.resetHandlers()
    await user.click(retry)
    await waitFor(() => expect(cards()).toHaveLength(20))
  })

  test('stays at its address when the language changes', async () => {
    const { store } = await renderApp({ at: '/our-works/Iran' })
    await screen.findAllByRole('article')
    store.dispatch(languageChosen('fa'))
    expect(await screen.findByRole('heading', { level: 1, name: 'ایران' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'کتابخانهٔ دوچرخه‌ای در تبریز' })).toBeVisible()
    expect(window.location.pathname).toBe('/our-works/Iran')
  })

  test('redirects to /our-works if the new language cannot be loaded', async () => {
    const { store } = await renderApp({ at: '/our-works/Lebanon' })
    await screen.findAllByRole('article')
    failWith(WORKS, 404)
    store.dispatch(languageChosen('fa'))
    await waitFor(() => expect(window.location.pathname).toBe('/our-works'))
    expect(await screen.findByText('کارهای این کشور بارگذاری نشد.')).toBeVisible()
  })

  test('replaces a picture that cannot be loaded by one of the same size', async () => {
    await renderApp({ at: '/our-works/Lebanon' })
    const [first] = await screen.findAllByRole('article')
    const image = within(first as HTMLElement).getByRole('presentation')
    const place = [image.getAttribute('width'), image.getAttribute('height')]
    act(() => void image.dispatchEvent(new Event('error')))
    expect(image).toHaveAttribute('src', '/static/images/image-fallback.svg')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(place)
    const banner = document.querySelector('main header img') as HTMLImageElement
    act(() => void banner.dispatchEvent(new Event('error')))
    expect(banner).toHaveAttribute('src', '/static/images/works-banner.svg')
  })
})

describe('a country with an unusual name', () => {
  test.each([
    "Côte d'Ivoire",
    'South Africa',
    'ساحل عاج',
    '100% land',
    '50%2F50',
    'a/b',
    'a?b#c&d=e',
    '"><script>',
    'country-side',
  ])('%s is requested by its name, and its works link back to it', async (name) => {
    const asked = answerPages({ data: [card('one')], pagination: { hasNext: false } })
    await renderApp({ at: paths.worksOf(name) })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Title one' })).toHaveAttribute(
      'href',
      paths.work(name, 'one'),
    )
    expect(asked.map((query) => query.get('countryName'))).toEqual([name])
  })

  test('may have a bare percent sign in a typed address', async () => {
    const asked = answerPages({ data: [card('one')], pagination: { hasNext: false } })
    expectOnConsole(/could not be decoded/)
    await renderApp({ at: '/our-works/50%' })
    expect(await screen.findByRole('link', { name: 'Title one' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '50%' })).toBeVisible()
    expect(asked[0]?.get('countryName')).toBe('50%')
  })
})

describe('invalid answers with works of a country', () => {
  const page = (...slugs: string[]) => slugs.map((slug) => card(slug))

  test.each(['true', 1, {}, null, undefined, 'false'])(
    'with hasNext of the wrong type, %j, lead to no next page',
    async (hasNext) => {
      const { see } = giveSight()
      const asked = answerPages({ data: page('a', 'b'), pagination: { hasNext }, country })
      await renderApp({ at: '/our-works/Nowhere' })
      await screen.findAllByRole('article')
      await see(cards().at(-1)?.parentElement as HTMLElement)
      expect(asked).toHaveLength(1)
      expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    },
  )

  test('with repeated works give one card each, and cause no endless requests', async () => {
    const { see } = giveSight()
    const asked = answerPages(
      { data: page('a', 'b', 'a'), pagination: { hasNext: true }, country },
      { data: page('b', 'c'), pagination: { hasNext: true }, country },
      { data: page('c', 'a'), pagination: { hasNext: true }, country },
    )
    await renderApp({ at: '/our-works/Nowhere' })
    await screen.findAllByRole('article')
    await see(cards().at(-1)?.parentElement as HTMLElement)
    await waitFor(() => expect(titles()).toEqual(['Title a', 'Title b', 'Title c']))
    await see(cards().at(-1)?.parentElement as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
    expect(titles()).toEqual(['Title a', 'Title b', 'Title c'])
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['pagination missing', { data: page('a'), country }],
    ['pagination null', { data: page('a'), pagination: null, country }],
    ['country missing', { data: page('a'), pagination: { hasNext: false } }],
    ['country null', { data: page('a'), pagination: { hasNext: false }, country: null }],
    ['country of another shape', { data: page('a'), pagination: { hasNext: false }, country: 'Nowhere' }],
    [
      'country of wrong types',
      { data: page('a'), country: { title: {}, description: [], bannerImageUrl: 7 } },
    ],
  ])('with %s show the works under the name in the address', async (_name, answer) => {
    answerPages(answer)
    await renderApp({ at: '/our-works/Nowhere' })
    expect(await screen.findByRole('link', { name: 'Title a' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Nowhere' })).toBeVisible()
  })

  test('with an empty or invalid title show a default one; 300 characters show whole', async () => {
    const long = 'Long '.repeat(60).trim()
    answerPages({
      data: [card('a', { title: long }), card('b', { title: ' ' }), card('c', { title: ['x'] })],
    })
    await renderApp({ at: '/our-works/Nowhere' })
    await screen.findAllByRole('article')
    expect(titles()).toEqual([long, 'Work without a title', 'Work without a title'])
  })

  test.each(['soon 2', '2025-13-45', '', null, 9e15, true, {}])(
    'with an invalid date, %j, show none',
    async (createdAt) => {
      answerPages({ data: [card('a', { createdAt, shortDesc: 'Words' })] })
      await renderApp({ at: '/our-works/Nowhere' })
      const [only] = await screen.findAllByRole('article')
      expect(only).toHaveTextContent(/^Title aWords$/)
    },
  )

  test('without usable slugs are left out; works with unusual slugs can be opened', async () => {
    answerPages({
      data: [
        card(''),
        card('.'),
        card('..'),
        null,
        'work',
        { title: 'No slug' },
        card('a/b%2F?#'),
        { slug: 7, title: 'Seven' },
      ],
    })
    await renderApp({ at: '/our-works/Nowhere' })
    await screen.findAllByRole('article')
    const links = cards().map((one) => within(one).getByRole('link').getAttribute('href'))
    expect(links).toEqual(['/our-works/Nowhere/a%2Fb%252F%3F%23', '/our-works/Nowhere/7'])
  })

  test('with invalid addresses of pictures show pictures of the site', async () => {
    answerPages({
      data: [
        card('a', { thumbnailUrl: 'javascript:alert(1)' }),
        card('b', { thumbnailUrl: { x: 1 } }),
        card('c', { thumbnailUrl: 7 }),
      ],
      country: { title: 'Nowhere', bannerImageUrl: 'data:text/html,x', overlayImageUrl: 'vbscript:x' },
    })
    await renderApp({ at: '/our-works/Nowhere' })
    await screen.findAllByRole('article')
    const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))
    expect(sources.every((source) => source?.startsWith('/static/images/'))).toBe(true)
  })

  test('without pictures show those of the site, from its own host and without the server’s names', async () => {
    config.apiHost = 'https://api.example.org'
    answerPages({ data: [], country: { title: 'Nowhere', overlayImageName: 'A map of hills' } })
    await renderApp({ at: '/our-works/Nowhere' })
    await screen.findByText('No works found!')
    const pictures = [...document.querySelectorAll('main header img')]
    expect(pictures.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
      ['/static/images/works-banner.svg', ''],
      ['/static/images/works-map.svg', ''],
    ])
  })
})
