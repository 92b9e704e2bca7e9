import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { onPhone } from '../../helpers/browserStubs'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { choose } from '../../helpers/selectField'

const LIST = '*/api/course/get-all'
const cards = () => screen.findAllByRole('article')
const searchBox = () => screen.findByRole('searchbox', { name: 'Search courses' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })

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

function answer(body: unknown, status = 200) {
  server.use(http.get(LIST, () => HttpResponse.json(body as object, { status })))
}

describe('the catalogue', () => {
  test("shows '{product} Online Classes', the subtitle, twelve cards and 'start-end of total'", async () => {
    await renderApp({ at: '/courses' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Raha Online Classes' })).toBeVisible()
    expect(screen.getByText(/^Explore our wide range of courses designed to help you grow/)).toBeVisible()
    expect(await cards()).toHaveLength(12)
    expect(screen.getByText(/^1-12 of \d+$/)).toBeVisible()
    const first = within(screen.getByRole('article', { name: 'First Steps in Scratch' }))
    expect(first.getByText(/^4 chapters · 15 lessons/)).toBeVisible()
    expect(first.getByText('Free')).toBeVisible()
    expect(first.getByRole('link')).toHaveAttribute('href', '/courses/first-steps-in-scratch')
    expect(
      within(screen.getByRole('article', { name: 'Watercolour for Beginners' })).getByText('$24'),
    ).toBeVisible()
  })

  test('sends one request, with page, size and direction alone', async () => {
    const asked = listening()
    await renderApp({ at: '/courses' })
    await cards()
    expect(asked).toEqual(['page=1&pageSize=12&sort=DESC'])
  })

  test('says that it is loading', async () => {
    server.use(http.get(LIST, () => delay('infinite')))
    await renderApp({ at: '/courses' })
    expect(await screen.findByText('Loading the courses…')).toBeInTheDocument()
  })

  test('is shown in Persian with Persian digits', async () => {
    await renderApp({ at: '/courses?levels=Beginner', language: 'fa' })
    expect(await screen.findByRole('heading', { level: 1, name: 'کلاس‌های آنلاین Raha' })).toBeVisible()
    expect(await screen.findByRole('article', { name: 'نخستین گام‌ها در اسکرچ' })).toHaveTextContent(
      '۴ فصل · ۱۵ درس',
    )
    expect(screen.getByRole('button', { name: 'برداشتن فیلتر مقدماتی' })).toBeVisible()
    expect(await screen.findByText(/^۱ تا ۱۲ از [۰-۹]+$/)).toBeVisible()
  })
})

test('a course with an unusable slug is opened by its id; one without a usable id is left out', async () => {
  const chapters: never[] = []
  answer({
    content: [
      { id: 'c-7', slug: 'half-\ud83d', title: 'Half a face', chapters },
      { id: '..', slug: '', title: 'Elsewhere', chapters },
    ],
    totalPages: 1,
    totalElements: 2,
    page: 1,
  })
  await renderApp({ at: '/courses' })
  const card = within(await screen.findByRole('article', { name: 'Half a face' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/courses/c-7')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

describe('a search in the catalogue', () => {
  test.each(['Search', 'Enter'])('is committed only by %s, and resets to page 1', async (how) => {
    const asked = listening()
    const { user } = await renderApp({ at: '/courses?page=2' })
    await cards()
    await user.type(await searchBox(), 'scratch')
    expect(asked).toHaveLength(1)
    if (how === 'Enter') await user.keyboard('{Enter}')
    else await user.click(await press('Search'))
    await waitFor(() => expect(window.location.search).toBe('?search=scratch'))
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&pageSize=12&sort=DESC&search=scratch'))
    expect(asked).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('article', { name: 'First Steps in Scratch' })).toBeVisible())
  })

  test("without results says 'No courses found for' its text, and offers 'Clear search'", async () => {
    const { user } = await renderApp({ at: '/courses?search=zzzz' })
    expect(await screen.findByText('No courses found for "zzzz"')).toBeVisible()
    await user.click(await press('Clear search'))
    expect(await cards()).toHaveLength(12)
    expect(await searchBox()).toHaveValue('')
    expect(await searchBox()).toHaveFocus()
    expect(window.location.search).toBe('')
  })

  test('of 5,000 characters is cut to 200, with a message', async () => {
    const asked = listening()
    await renderApp({ at: `/courses?search=${'x'.repeat(5000)}` })
    await screen.findByText(/^No courses found for/)
    expect(asked).toEqual([`page=1&pageSize=12&sort=DESC&search=${'x'.repeat(200)}`])
    expect(await searchBox()).toHaveValue('x'.repeat(200))
    expect(screen.getByText('A search has at most 200 characters.')).toBeVisible()
  })
})

describe('the order of the catalogue', () => {
  test("is 'Newest First' until 'Oldest First' is chosen, which resets to page 1", async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/courses?page=2' })
    await cards()
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect(sort).toHaveAccessibleDescription('Newest First')
    await choose(user, 'Sort by', 'Oldest First')
    await waitFor(() => expect(window.location.search).toBe('?sort=oldest'))
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&pageSize=12&sort=ASC'))
    expect(asked).toHaveLength(2)
  })
})

describe('filters of the catalogue', () => {
  async function openDialog(user: Awaited<ReturnType<typeof renderApp>>['user']) {
    await user.click(await press(/^Filter/))
    return within(await screen.findByRole('dialog', { name: 'Filter courses' }))
  }

  /** jsdom does not play the closing animation, so the test ends it. */
  async function expectClosed() {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveClass('ant-fade-leave-active'))
    fireEvent.transitionEnd(screen.getByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  test('are three groups of checkboxes', async () => {
    const { user } = await renderApp({ at: '/courses' })
    const dialog = await openDialog(user)
    const labels = (group: string) =>
      within(dialog.getByRole('group', { name: group }))
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).value)
    expect(labels('Categories')).toEqual(['Arts & Design', 'Coding & Tech', 'English Language'])
    expect(labels('Age Groups')).toEqual(['14-18', '5-9', '8-11'])
    expect(labels('Levels')).toEqual(['All Levels', 'Beginner', 'Intermediate', 'Expert'])
  })

  test("take effect only by 'Apply filters', which resets to page 1 and shows chips", async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/courses?page=2' })
    await cards()
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('checkbox', { name: 'Coding & Tech' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Beginner' }))
    expect(asked).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => expect(window.location.search).toBe('?categories=Coding+%26+Tech&levels=Beginner'))
    await waitFor(() =>
      expect(asked.at(-1)).toBe('page=1&pageSize=12&sort=DESC&categories=Coding & Tech&levels=Beginner'),
    )
    await expectClosed()
    expect(screen.getByRole('button', { name: /^Filter ?\(2 filters are applied\)/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove the filter Beginner' })).toBeVisible()
  })

  test('that are ticked but not applied are discarded by a click on the backdrop', async () => {
    const { user } = await renderApp({ at: '/courses?levels=Expert' })
    const dialog = await openDialog(user)
    expect(dialog.getByRole('checkbox', { name: 'Expert' })).toBeChecked()
    await user.click(dialog.getByRole('checkbox', { name: 'Beginner' }))
    await user.click(document.querySelector('.ant-modal-wrap') as Element)
    await expectClosed()
    const again = await openDialog(user)
    expect(again.getByRole('checkbox', { name: 'Beginner' })).not.toBeChecked()
    expect(window.location.search).toBe('?levels=Expert')
  })

  test('are removed one by one by their chips', async () => {
    const { user } = await renderApp({ at: '/courses?levels=Beginner&levels=Expert&page=2' })
    await user.click(await press('Remove the filter Expert'))
    await waitFor(() => expect(window.location.search).toBe('?levels=Beginner'))
    await user.click(await press('Remove the filter Beginner'))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible()
  })

  test('move the focus from a removed chip to the next one, and from the last chip to the search', async () => {
    const { user } = await renderApp({ at: '/courses?levels=Beginner&levels=Expert&ageGroups=5-9' })
    await user.click(await press('Remove the filter Beginner'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove the filter Expert' })).toHaveFocus(),
    )
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remove the filter/ })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  })

  test("are all removed by the chip 'Clear all', and unticked by 'Clear all' in the dialog", async () => {
    const { user } = await renderApp({ at: '/courses?levels=Beginner&ageGroups=5-9' })
    await user.click(await press('Clear all'))
    await waitFor(() => expect(window.location.search).toBe(''))
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('checkbox', { name: '8-11' }))
    await user.click(dialog.getByRole('button', { name: 'Clear all' }))
    expect(dialog.getByRole('checkbox', { name: '8-11' })).not.toBeChecked()
  })

  test('open on a phone in a sheet, which closes at a press outside and returns the focus', async () => {
    onPhone()
    const { user } = await renderApp({ at: '/courses' })
    const dialog = await openDialog(user)
    expect(screen.getByRole('dialog')).toHaveClass('ant-drawer-section')
    await user.click(dialog.getByRole('checkbox', { name: 'Beginner' }))
    await user.click(dialog.getByRole('button', { name: 'Apply filters' }))
    await waitFor(() => expect(window.location.search).toBe('?levels=Beginner'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const filter = await press(/^Filter/)
    await waitFor(() => expect(filter).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('checkbox', { name: 'Beginner' })).toBeChecked()
    await user.click(document.querySelector('.ant-drawer-mask') as Element)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(filter).toHaveFocus())
  })

  test("that match no course offer 'Clear all filters'", async () => {
    answer({ content: [], totalPages: 0, totalElements: 0, page: 1 })
    await renderApp({ at: '/courses?levels=Expert' })
    expect(await screen.findByText('No courses available at the moment')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeVisible()
  })
})

describe('pages of the catalogue', () => {
  const step = (name: string) => screen.getByRole('link', { name })

  test('are links; the current one is marked, and each is one stop for the keyboard', async () => {
    await renderApp({ at: '/courses?levels=Beginner&page=2', language: 'fa' })
    await cards()
    const pages = within(screen.getByRole('navigation', { name: 'صفحه‌ها' }))
    const shown = pages.getByRole('link', { current: 'page' })
    expect(shown).toHaveTextContent('۲')
    expect(shown).toHaveAccessibleName('دوره‌ها، صفحهٔ ۲')
    expect(pages.getByRole('link', { name: 'دوره‌ها، صفحهٔ ۱' })).toHaveAttribute(
      'href',
      '/courses?levels=Beginner',
    )
    for (const item of pages.getAllByRole('listitem')) expect(item).not.toHaveAttribute('tabindex')
  })

  test('change by Previous and Next; a change scrolls to the top and focuses the heading', async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/courses' })
    await cards()
    expect(step('Previous')).toHaveAttribute('aria-disabled', 'true')
    expect(step('Next')).toHaveAttribute('href', '/courses?page=2')
    await user.click(step('Next'))
    await waitFor(() => expect(window.location.search).toBe('?page=2'))
    expect(await screen.findByText(/^13-24 of/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Courses, page 2' })).toHaveFocus(),
    )
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
    await user.click(step('Previous'))
    expect(await screen.findByText(/^1-12 of/)).toBeVisible()
    expect(asked).toEqual(['page=1&pageSize=12&sort=DESC', 'page=2&pageSize=12&sort=DESC'])
  })

  test('have no navigation if there is only one', async () => {
    await renderApp({ at: '/courses?search=watercolour' })
    await cards()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('past the end redirect to the last one without a history entry', async () => {
    await renderApp({ at: '/courses?page=999' })
    const steps = window.history.length
    await cards()
    const last = Number(new URLSearchParams(window.location.search).get('page'))
    expect(last).toBeGreaterThan(1)
    expect(last).toBeLessThan(20)
    expect(step('Next')).toHaveAttribute('aria-disabled', 'true')
    expect(step('Next')).not.toHaveAttribute('href')
    expect(window.history.length).toBe(steps)
  })

  test('past the end of an empty catalogue say that there are no courses', async () => {
    answer({ content: [], totalPages: 0, totalElements: 0, page: 9 })
    await renderApp({ at: '/courses?page=9' })
    expect(await screen.findByText('No courses available at the moment')).toBeVisible()
    expect(window.location.search).toBe('')
  })
})

describe('the address of the catalogue', () => {
  test('restores search, order and filters of a shared link', async () => {
    const asked = listening()
    await renderApp({ at: '/courses?search=a&sort=oldest&levels=Beginner' })
    await cards()
    expect(await searchBox()).toHaveValue('a')
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveAccessibleDescription('Oldest First')
    expect(screen.getByRole('button', { name: 'Remove the filter Beginner' })).toBeVisible()
    expect(asked).toEqual(['page=1&pageSize=12&sort=ASC&search=a&levels=Beginner'])
  })

  test('restores the earlier view on Back without a new request', async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/courses' })
    await cards()
    await user.type(await searchBox(), 'scratch{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?search=scratch'))
    await waitFor(() => expect(asked).toHaveLength(2))
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toBe(''))
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Watercolour for Beginners' })).toBeVisible(),
    )
    expect(await searchBox()).toHaveValue('')
    expect(asked).toHaveLength(2)
  })

  test('shows the cards on Back from a course without a new request', async () => {
    const asked = listening()
    const { user } = await renderApp({ at: '/courses?page=2' })
    const [card] = await cards()
    await user.click(within(card as HTMLElement).getByRole('link'))
    await screen.findByRole('tab', { name: 'Curriculum' })
    act(() => window.history.back())
    expect(await screen.findByText(/^13-24 of/)).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

describe('an unusable answer of the catalogue', () => {
  test("shows 'Failed to load courses. Please try again later.', and offers another try", async () => {
    answer({ message: 'The shelf is empty-handed' }, 500)
    const { user } = await renderApp({ at: '/courses' })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to load courses. Please try again later.')).toBeVisible()
    expect(alert.getByText('The shelf is empty-handed')).toBeVisible()
    server.resetHandlers()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(12)
  })

  test.each([
    ['HTML', () => HttpResponse.html('<h1>proxy</h1>')],
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
    ['another shape', () => HttpResponse.json({ courses: [] })],
  ])('(%s) counts as a failure', async (_name, respond) => {
    server.use(falsified.get(LIST, respond))
    await renderApp({ at: '/courses' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses.')
  })

  test('with courses of missing or invalid fields still shows them', async () => {
    const content = [{ id: 'x' }, null, { id: 'x', slug: 'y', title: 'Y', price: 'dear', imageUrl: 7 }]
    server.use(falsified.get(LIST, () => HttpResponse.json({ content })))
    await renderApp({ at: '/courses' })
    expect(await screen.findByRole('article', { name: 'Course without a title' })).toHaveTextContent('Free')
    expect(screen.getByRole('article', { name: 'Y' })).toHaveTextContent('0 chapters')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})
