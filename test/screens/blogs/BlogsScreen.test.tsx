import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { BlogSummary } from '@/api/types'
import { onPhone } from '../../helpers/browserStubs'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { choose } from '../../helpers/selectField'
import { giveSight } from '../../helpers/sight'

const LIST = '*/api/blog/get-all'
const RECENT = '*/api/blog/get-recent'
const cards = () => screen.findAllByRole('article')
const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent)
const searchBox = () => screen.findByRole('searchbox', { name: 'Search the blog' })
const sort = () => screen.findByRole('combobox', { name: 'Sort by' })

/** Records the requests in order; the mock answers as usual. */
function listening() {
  const asked: string[] = []
  server.use(
    http.get(LIST, ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search.slice(1).replaceAll('+', ' ')))
    }),
  )
  return asked
}

/** Holds an answer back until the test releases it. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

type ServedPost = Partial<Record<keyof BlogSummary, unknown>>

/** The server returns these pages by number, and an empty one after them. */
function servePages(
  pages: (ServedPost | null)[][],
  hasNext: (page: number) => unknown = (page) => page < pages.length,
) {
  const asked: number[] = []
  server.use(
    falsified.get(LIST, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      asked.push(page)
      return HttpResponse.json({ content: pages[page - 1] ?? [], hasNext: hasNext(page) })
    }),
  )
  return asked
}

const post = (slug: string): ServedPost => ({
  slug,
  title: `Post ${slug}`,
  createdAt: '2026-02-14T09:30:00.000Z',
})

/** Scrolls to the last card, which requests the next page if there is one. */
async function seeLast({ see }: ReturnType<typeof giveSight>) {
  const list = await screen.findByRole('list', { name: 'Posts' })
  await see(within(list).getAllByRole('listitem').at(-1) as Element)
}

describe('the blog list', () => {
  test('shows cards with picture, day, title and teaser; a card opens /blogs/{slug}', async () => {
    await renderApp({ at: '/blogs' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Our blog' })).toBeVisible()
    expect(await cards()).toHaveLength(9)
    const first = within(screen.getByRole('article', { name: 'Where your twelve dollars go' }))
    expect(first.getByText('11-11-2026')).toBeVisible()
    expect(first.getByText(/^One donation, followed/)).toBeVisible()
    expect(first.getByRole('link')).toHaveAttribute('href', '/blogs/where-your-twelve-dollars-go')
  })

  test('is shown in Persian with Persian digits', async () => {
    await renderApp({ at: '/blogs', language: 'fa' })
    const first = within(await screen.findByRole('article', { name: '۱۲ دلار شما کجا می‌رود' }))
    expect(first.getByText('۱۱-۱۱-۲۰۲۶')).toBeVisible()
    expect(screen.getByText('۹ نوشته')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'ترتیب' })).toHaveAccessibleDescription('تازه‌ترین')
  })

  test('requests page 1 once, newest first', async () => {
    const asked = listening()
    await renderApp({ at: '/blogs' })
    await cards()
    expect(asked).toEqual(['filter=desc&page=1'])
  })

  test('When the last card is 80% visible and hasNext is true, the next page is loaded. The page number increments after each successful load.', async () => {
    const sight = giveSight()
    const asked = listening()
    await renderApp({ at: '/blogs' })
    await cards()
    await seeLast(sight)
    await waitFor(async () => expect(await cards()).toHaveLength(18))
    await seeLast(sight)
    await waitFor(() =>
      expect(asked).toEqual(['filter=desc&page=1', 'filter=desc&page=2', 'filter=desc&page=3']),
    )
    const shown = await names()
    expect(new Set(shown).size).toBe(shown.length)
  })

  test("says 'Not found anything!' for an empty result, and can clear the search", async () => {
    const { user } = await renderApp({ at: '/blogs?search=zzzz&filter=asc' })
    expect(await screen.findByText('Not found anything!')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await cards()).toHaveLength(9)
    expect(window.location.search).toBe('?filter=asc')
    expect(await searchBox()).toHaveValue('')
    expect(await searchBox()).toHaveFocus()
  })

  test('has one, two or three columns depending on item count', async () => {
    servePages([[post('a'), post('b')]])
    await renderApp({ at: '/blogs' })
    await cards()
    expect(screen.getByRole('list', { name: 'Posts' })).toHaveAttribute('data-columns', '2')
  })
})

describe('the sidebar of the blog', () => {
  test('lists recent posts, titles cut at 50 characters and descriptions at 70', async () => {
    const longPost = { title: 'آ'.repeat(51), shortDesc: `${'🙂'.repeat(70)}!`, slug: 'long' }
    server.use(
      falsified.get(RECENT, () => HttpResponse.json([longPost, longPost, { ...longPost, slug: '' }, null])),
    )
    await renderApp({ at: '/blogs' })
    const recent = within(await screen.findByRole('region', { name: 'Recent posts' }))
    const link = await recent.findByRole('link')
    expect(link).toHaveTextContent(`${'آ'.repeat(50)}…`)
    expect(link).toHaveAttribute('href', '/blogs/long')
    expect(recent.getByText(`${'🙂'.repeat(70)}…`)).toBeVisible()
  })

  test("says 'Nothing to show!' if there are no recent posts", async () => {
    server.use(http.get(RECENT, () => HttpResponse.json([])))
    await renderApp({ at: '/blogs' })
    expect(await screen.findByText('Nothing to show!')).toBeVisible()
  })

  test('announces that recent posts could not be loaded, and offers another try', async () => {
    server.use(falsified.get(RECENT, () => HttpResponse.html('<h1>proxy</h1>'), { once: true }))
    const { user } = await renderApp({ at: '/blogs' })
    const recent = within(await screen.findByRole('region', { name: 'Recent posts' }))
    expect(await recent.findByRole('alert')).toHaveTextContent('The latest posts could not be loaded.')
    await user.click(recent.getByRole('button', { name: 'Try again' }))
    expect(await recent.findAllByRole('link')).toHaveLength(5)
  })

  test('is replaced by a bar with search and order below 768 px', async () => {
    onPhone()
    const asked = vi.fn()
    server.use(http.get(RECENT, asked))
    await renderApp({ at: '/blogs' })
    await cards()
    expect(await searchBox()).toBeVisible()
    expect(await sort()).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Recent posts' })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('a search in the blog', () => {
  test('is debounced by 500 ms and written into the URL query as search, together with filter', async () => {
    const asked = listening()
    await renderApp({ at: '/blogs' })
    await cards()
    const box = await searchBox()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(box, { target: { value: 'teach' } })
    act(() => void vi.advanceTimersByTime(499))
    fireEvent.change(box, { target: { value: 'teacher' } })
    act(() => void vi.advanceTimersByTime(499))
    expect(window.location.search).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(window.location.search).toBe('?search=teacher&filter=desc')
    vi.useRealTimers()
    await waitFor(() => expect(asked).toEqual(['filter=desc&page=1', 'filter=desc&search=teacher&page=1']))
    expect(box).toHaveValue('teacher')
  })

  test('starts at once on Enter', async () => {
    const { user } = await renderApp({ at: '/blogs' })
    await user.type(await searchBox(), 'teacher{Enter}')
    expect(window.location.search).toBe('?search=teacher&filter=desc')
    await waitFor(async () => expect((await cards()).length).toBeLessThan(9))
  })

  test('keeps text that is typed while the answer is pending', async () => {
    const { user } = await renderApp({ at: '/blogs' })
    const box = await searchBox()
    await user.type(box, 'home {Enter}work')
    expect(box).toHaveValue('home work')
    await waitFor(() => expect(window.location.search).toBe('?search=home+work&filter=desc'))
    expect(box).toHaveValue('home work')
  })

  test('clears the list and reloads from page 1', async () => {
    const sight = giveSight()
    const asked = listening()
    const { user } = await renderApp({ at: '/blogs' })
    await cards()
    await seeLast(sight)
    await waitFor(async () => expect(await cards()).toHaveLength(18))
    server.use(http.get(LIST, () => delay('infinite')))
    await user.type(await searchBox(), 'home{Enter}')
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]))
    expect(screen.getByRole('list', { name: 'Posts' })).toHaveAttribute('aria-busy', 'true')
    expect(asked).toHaveLength(2)
  })

  test('aborts the earlier search when a new one starts, and never shows a late answer', async () => {
    const isCut: Record<string, boolean> = {}
    const slow = gate()
    const answered = vi.fn()
    server.use(
      http.get(LIST, async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? ''
        request.signal.addEventListener('abort', () => {
          isCut[search] = true
        })
        if (search === 'slow') {
          await slow.passed
          answered()
        }
        return HttpResponse.json({ content: [post(search || 'first')], hasNext: false })
      }),
    )
    const { user } = await renderApp({ at: '/blogs' })
    await cards()
    await user.type(await searchBox(), 'slow{Enter}')
    await user.clear(await searchBox())
    await user.type(await searchBox(), 'quick{Enter}')
    await waitFor(async () => expect(await names()).toEqual(['Post quick']))
    await waitFor(() => expect(isCut.slow).toBe(true))
    slow.open()
    await waitFor(() => expect(answered).toHaveBeenCalled())
    // This request is sent and answered after the aborted one.
    const { status } = await fetch('/api/blog/get-all?search=quick')
    expect(status).toBe(200)
    expect(await names()).toEqual(['Post quick'])
  })

  test('of 5,000 characters is cut to 200, with a message', async () => {
    const asked = listening()
    await renderApp({ at: `/blogs?search=${'x'.repeat(5000)}` })
    expect(await screen.findByText('Not found anything!')).toBeVisible()
    expect(asked).toEqual([`filter=desc&search=${'x'.repeat(200)}&page=1`])
    expect(screen.getByText('A search has at most 200 characters.')).toBeVisible()
  })
})

describe('the order of the blog', () => {
  test('Sort filter values: desc (newest, default) and asc (oldest)', async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/blogs' })
    const newest = await names()
    expect(await sort()).toHaveAccessibleDescription('Newest first')
    await choose(user, 'Sort by', 'Oldest first')
    expect(window.location.search).toBe('?filter=asc')
    await waitFor(async () => expect(await names()).not.toEqual(newest))
    expect(asked).toEqual(['filter=desc&page=1', 'filter=asc&page=1'])
  })

  test.each(['sideways', 'ASC', ''])("'%s' in the URL falls back to newest first", async (filter) => {
    const asked = listening()
    await renderApp({ at: `/blogs?filter=${filter}` })
    await cards()
    expect(await sort()).toHaveAccessibleDescription('Newest first')
    expect(asked).toEqual(['filter=desc&page=1'])
  })
})

describe('going back to the blog', () => {
  test('restores the list with all its pages without a new request', async () => {
    const sight = giveSight()
    const asked = listening()
    const { user } = await renderApp({ at: '/blogs' })
    await cards()
    await seeLast(sight)
    await waitFor(async () => expect(await cards()).toHaveLength(18))
    await user.click(within((await cards())[12] as HTMLElement).getByRole('link'))
    await screen.findByRole('link', { name: 'All posts' })
    act(() => window.history.back())
    await waitFor(async () => expect(await cards()).toHaveLength(18))
    expect(asked).toHaveLength(2)
  })

  test('restores the earlier search and order', async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/blogs?search=home&filter=desc' })
    await cards()
    await choose(user, 'Sort by', 'Oldest first')
    await waitFor(() => expect(asked).toHaveLength(2))
    await cards()
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toBe('?search=home&filter=desc'))
    expect(await sort()).toHaveAccessibleDescription('Newest first')
    expect(await cards()).not.toHaveLength(0)
    expect(asked).toHaveLength(2)
  })

  test('replaces text that was typed since with the earlier search', async () => {
    const { user } = await renderApp({ at: '/blogs?search=home' })
    await cards()
    await choose(user, 'Sort by', 'Oldest first')
    await user.clear(await searchBox())
    await user.type(await searchBox(), 'teacher')
    act(() => window.history.back())
    await waitFor(async () => expect(await searchBox()).toHaveValue('home'))
  })
})

describe('the blog after a change of language', () => {
  test('shows the list in the new language', async () => {
    await renderApp({ at: '/blogs' })
    await screen.findByRole('article', { name: 'Where your twelve dollars go' })
    const { user } = { user: (await import('@testing-library/user-event')).default.setup() }
    await user.click(screen.getByRole('button', { name: /language/i }))
    await user.click(await screen.findByRole('menuitemradio', { name: /فارسی/ }))
    expect(await screen.findByRole('article', { name: '۱۲ دلار شما کجا می‌رود' })).toBeVisible()
  })
})

describe('an unusable answer of the blog list', () => {
  test.each([
    ['500', () => HttpResponse.json({ message: 'Tired' }, { status: 500 })],
    ['HTML', () => HttpResponse.html('<h1>proxy</h1>')],
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['another shape', () => HttpResponse.json({ posts: [] })],
  ])('Blog list error: %s is logged only, and can be tried again', async (_name, respond) => {
    expectOnConsole(/The blog list could not be loaded/)
    server.use(falsified.get(LIST, respond, { once: true }))
    const { user } = await renderApp({ at: '/blogs' })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(console.error).toHaveBeenCalled()
    await user.click(again)
    expect(await cards()).toHaveLength(9)
  })

  test("keeps the cards that are already shown, with 'Try again' below them and no alert", async () => {
    expectOnConsole(/The blog list could not be loaded/)
    const sight = giveSight()
    const { user } = await renderApp({ at: '/blogs' })
    await cards()
    server.use(http.get(LIST, () => HttpResponse.json({ message: 'Tired' }, { status: 500 }), { once: true }))
    await seeLast(sight)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(await cards()).toHaveLength(9)
    await user.click(again)
    await waitFor(async () => expect(await cards()).toHaveLength(18))
  })

  test('with the same post twice shows it once', async () => {
    const sight = giveSight()
    servePages([
      [post('a'), post('b'), post('a')],
      [post('b'), post('c')],
    ])
    await renderApp({ at: '/blogs' })
    await cards()
    await seeLast(sight)
    await waitFor(async () => expect(await names()).toEqual(['Post a', 'Post b', 'Post c']))
  })

  test.each(['true', 1, null, {}, []])('with hasNext %j is taken as the last page', async (hasNext) => {
    const sight = giveSight()
    const asked = servePages([[post('a')]], () => hasNext)
    await renderApp({ at: '/blogs' })
    await cards()
    await seeLast(sight)
    expect(asked).toEqual([1])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('without posts but with hasNext true causes no endless requests', async () => {
    const sight = giveSight()
    const asked = servePages([[post('a')]], () => true)
    await renderApp({ at: '/blogs' })
    await cards()
    await seeLast(sight)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
    await seeLast(sight)
    expect(asked).toEqual([1, 2])
  })

  test('with posts of missing or invalid fields still shows those that can be opened', async () => {
    servePages([
      [
        { slug: 'x', title: 'L'.repeat(300), createdAt: 'soon', imageUrl: 'javascript:alert(1)' },
        { slug: 7, title: ['no'], shortDesc: {}, createdAt: 1_771_061_400_000, imageUrl: 9 },
        { slug: 'a/b ? c', title: 'Odd' },
        { slug: '..', title: 'Nowhere' },
        { slug: '\ud800', title: 'Half a letter' },
        { title: 'No slug' },
        null,
      ],
    ])
    await renderApp({ at: '/blogs' })
    expect(await names()).toEqual(['L'.repeat(300), 'Post without a title', 'Odd'])
    expect(screen.queryByText(/invalid date/i)).toBeNull()
    const untitled = within(screen.getByRole('article', { name: 'Post without a title' }))
    expect(untitled.getByText('14-02-2026')).toBeVisible()
    expect(untitled.getByRole('link')).toHaveAttribute('href', '/blogs/7')
    expect(screen.getByRole('link', { name: 'Odd' })).toHaveAttribute('href', '/blogs/a%2Fb%20%3F%20c')
    for (const image of document.querySelectorAll('article img'))
      expect(image).toHaveAttribute('src', '/static/images/image-fallback.svg')
  })
})
