import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { languageChosen } from '@/state/language/slice'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { failWith, WORK } from './anyWorks'

const LIBRARY = '/our-works/Iran/library-on-two-wheels-tabriz'

const answer = (work: unknown) => server.use(falsified.get(WORK, () => HttpResponse.json(work as object)))

describe('/our-works/{country}/{slug}', () => {
  test.each([
    ['en', english, 'A library on two wheels in Tabriz', /^The bicycle has a wooden box/],
    ['fa', persian, 'کتابخانهٔ دوچرخه‌ای در تبریز', /^جلوی دوچرخه جعبه‌ای چوبی است/],
  ] as const)(
    'shows poster, title, HTML body and social links, in %s',
    async (language, texts, title, words) => {
      await renderApp({ at: LIBRARY, language })
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(document.querySelector('article img')).toHaveAttribute('src', '/mock-media/works/work-01.svg')
      expect(await screen.findByText(words)).toBeVisible()
      const connected = within(screen.getByRole('main')).getByRole('list', {
        name: texts.works.work.connected,
      })
      expect(
        within(connected)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['https://www.linkedin.com/', 'https://www.facebook.com/', 'https://www.instagram.com/'])
      expect(document.title).toBe(`${title} · Raha`)
    },
  )

  test('links to the same social networks as the footer', async () => {
    await renderApp({ at: LIBRARY })
    await screen.findByRole('heading', { level: 1, name: /library/ })
    const links = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.outerHTML)
    expect(links(screen.getByRole('list', { name: 'Stay connected' }))).toEqual(
      links(screen.getByRole('list', { name: 'Social networks' })),
    )
  })

  test('links to the other works of its country', async () => {
    await renderApp({ at: paths.work("Côte d'Ivoire", 'saturday-code-club-bouake') })
    expect(await screen.findByRole('link', { name: 'More works from this country' })).toHaveAttribute(
      'href',
      paths.worksOf("Côte d'Ivoire"),
    )
  })

  test('says that it is loading', async () => {
    server.use(http.get(WORK, () => delay('infinite')))
    await renderApp({ at: LIBRARY })
    expect(await screen.findByText('Loading the work…')).toBeVisible()
  })

  test('shows the not-found page at its own address after a 404', async () => {
    await renderApp({ at: '/our-works/Iran/no-such-work' })
    expect(await screen.findByRole('heading', { name: 'Page not found!' })).toBeVisible()
    expect(window.location.pathname).toBe('/our-works/Iran/no-such-work')
  })

  test.each([
    [500, { message: 'The archive is closed' }, 'The archive is closed'],
    [403, {}, undefined],
    ['offline', {}, /no connection/],
    [200, [], /could not be read/],
  ] as const)(
    "shows 'Something went wrong' after other errors (%s), and redirects to /our-works",
    async (status, body, words) => {
      failWith(WORK, status, body)
      await renderApp({ at: LIBRARY })
      await waitFor(() => expect(window.location.pathname).toBe('/our-works'))
      expect(await screen.findByText('Something went wrong')).toBeVisible()
      if (words) expect(screen.getByText(words)).toBeVisible()
      expect(await screen.findByRole('heading', { level: 1, name: 'Our works' })).toBeVisible()
    },
  )

  test('shows the work in the new language after a change', async () => {
    const { store } = await renderApp({ at: LIBRARY })
    await screen.findByRole('heading', { level: 1, name: 'A library on two wheels in Tabriz' })
    store.dispatch(languageChosen('fa'))
    expect(await screen.findByRole('heading', { level: 1, name: 'کتابخانهٔ دوچرخه‌ای در تبریز' })).toBeVisible()
    expect(window.location.pathname).toBe(LIBRARY)
  })

  test('redirects to /our-works if the new language cannot be loaded', async () => {
    const { store } = await renderApp({ at: LIBRARY })
    await screen.findByRole('heading', { level: 1, name: 'A library on two wheels in Tabriz' })
    failWith(WORK, 500)
    store.dispatch(languageChosen('fa'))
    await waitFor(() => expect(window.location.pathname).toBe('/our-works'))
    expect(await screen.findByText('مشکلی پیش آمد')).toBeVisible()
  })

  test('replaces a poster that cannot be loaded by a picture of the same height', async () => {
    await renderApp({ at: LIBRARY })
    await screen.findByRole('heading', { level: 1, name: /library/ })
    const poster = document.querySelector('article img') as HTMLImageElement
    act(() => void poster.dispatchEvent(new Event('error')))
    expect(poster).toHaveAttribute('src', '/static/images/image-fallback.svg')
    expect(poster).toHaveAttribute('height', '540')
  })

  test.each([
    [{}, 'Work without a title', 'The story of this work has not been written down yet.'],
    [{ title: null, html: null, posterUrl: 7 }, 'Work without a title', 'The story of this work'],
    [{ title: 'T'.repeat(300), html: '<script>x</script>' }, 'T'.repeat(300), 'The story of this work'],
    [{ title: '<i>T</i>', html: { x: 1 } }, '<i>T</i>', 'The story of this work'],
  ])('shows default texts for a work with almost no content: %j', async (work, title, words) => {
    answer(work)
    await renderApp({ at: LIBRARY })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(new RegExp(`^${words}`))).toBeVisible()
  })

  test('shows html without active content', async () => {
    answer({
      title: 'T',
      html: '<p>Safe</p><img src=x onerror="hurt=1"><script>hurt=1</script><form></form>',
    })
    await renderApp({ at: LIBRARY })
    expect(await screen.findByText('Safe')).toBeVisible()
    expect(document.querySelector('article')?.innerHTML).not.toMatch(/onerror|<script|<form/)
  })

  test.each(['odd%2Fslug', 'ز', 'a b', '100%'])('requests an unusual slug, %s, unchanged', async (slug) => {
    const asked: string[] = []
    server.use(
      http.get('*/api/work/get-work/*', ({ request }) => {
        asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
        return HttpResponse.json({ title: 'Found', html: '' })
      }),
    )
    await renderApp({ at: paths.work('Iran', slug) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Found' })).toBeVisible()
    expect(asked).toEqual([encodeURIComponent(slug)])
  })
})
