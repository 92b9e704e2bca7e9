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

  test('asks once, for page, size and direction alone', async () => {
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

  test('speaks Persian, with Persian digits', async () => {
    await renderApp({ at: '/courses?levels=Beginner', language: 'fa' })
    expect(await screen.findByRole('heading', { level: 1, name: 'کلاس‌های آنلاین Raha' })).toBeVisible()
    expect(await screen.findByRole('article', { name: 'نخستین گام‌ها در اسکرچ' })).toHaveTextContent(
      '۴ فصل · ۱۵ درس',
    )
    expect(screen.getByRole('button', { name: 'برداشتن فیلتر مقدماتی' })).toBeVisible()
    expect(await screen.findByText(/^۱ تا ۱۲ از [۰-۹]+$/)).toBeVisible()
  })
})

test('a course whose slug no address can hold is opened by its id, and one without either is left out', async () => {
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

describe('a search', () => {
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

  test("that finds nothing says 'No courses found for' it, with 'Clear search'", async () => {
    const { user } = await renderApp({ at: '/courses?search=zzzz' })
    expect(await screen.findByText('No courses found for "zzzz"')).toBeVisible()
    await user.click(await press('Clear search'))
    expect(await cards()).toHaveLength(12)
    expect(await searchBox()).toHaveValue('')
    expect(await searchBox()).toHaveFocus()
    expect(window.location.search).toBe('')
  })

  test('of 5,000 characters is cut, and says so', async () => {
    const asked = listening()
    await renderApp({ at: `/courses?search=${'x'.repeat(5000)}` })
    await screen.findByText(/^No courses found for/)
    expect(asked).toEqual([`page=1&pageSize=12&sort=DESC&search=${'x'.repeat(200)}`])
    expect(await searchBox()).toHaveValue('x'.repeat(200))
    expect(screen.getByText('A search has at most 200 characters.')).toBeVisible()
  })
})

describe('the order', () => {
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

describe('filters', () => {
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

  test('stand in three groups of checkboxes', async () => {
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

  test("count only when they are applied; 'Apply filters' resets to page 1 and shows chips", async () => {
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

  test('ticked and not applied are forgotten when the backdrop is clicked', async () => {
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

  test('are taken away one by one by their chips', async () => {
    const { user } = await renderApp({ at: '/courses?levels=Beginner&levels=Expert&page=2' })
    await user.click(await press('Remove the filter Expert'))
    await waitFor(() => expect(window.location.search).toBe('?levels=Beginner'))
    await user.click(await press('Remove the filter Beginner'))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible()
  })

  test('a chip that goes leaves the focus to the next one, and the last chip to the search', async () => {
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

  test("all go by the chip 'Clear all', and by the dialog's, from what is ticked and what is applied", async () => {
    const { user } = await renderApp({ at: '/courses?levels=Beginner&ageGroups=5-9' })
    await user.click(await press('Clear all'))
    await waitFor(() => expect(window.location.search).toBe(''))
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('checkbox', { name: '8-11' }))
    await user.click(dialog.getByRole('button', { name: 'Clear all' }))
    expect(dialog.getByRole('checkbox', { name: '8-11' })).not.toBeChecked()
  })

  test('come on a phone in a sheet, which a press outside closes, and which leaves the focus where it was', async () => {
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

  test('that leave nothing offer a way out', async () => {
    answer({ content: [], totalPages: 0, totalElements: 0, page: 1 })
    await renderApp({ at: '/courses?levels=Expert' })
    expect(await screen.findByText('No courses available at the moment')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeVisible()
  })
})

describe('pages', () => {
  const step = (name: string) => screen.getByRole('link', { name })

  test('are links of their own; the one that is shown says so, and each is one stop for the keyboard', async () => {
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

  test('turn by Previous and Next; a page change scrolls to the top and says where one is', async () => {
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

  test('are not mentioned when there is only one', async () => {
    await renderApp({ at: '/courses?search=watercolour' })
    await cards()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('past the end lead to the last one, without a step in the history', async () => {
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

  test('past the end of nothing say that there is nothing', async () => {
    answer({ content: [], totalPages: 0, totalElements: 0, page: 9 })
    await renderApp({ at: '/courses?page=9' })
    expect(await screen.findByText('No courses available at the moment')).toBeVisible()
    expect(window.location.search).toBe('')
  })
})

describe('the address', () => {
  test('shared is the view shared', async () => {
    const asked = listening()
    await renderApp({ at: '/courses?search=a&sort=oldest&levels=Beginner' })
    await cards()
    expect(await searchBox()).toHaveValue('a')
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveAccessibleDescription('Oldest First')
    expect(screen.getByRole('button', { name: 'Remove the filter Beginner' })).toBeVisible()
    expect(asked).toEqual(['page=1&pageSize=12&sort=ASC&search=a&levels=Beginner'])
  })

  test('gone back to is the view gone back to, at once and without asking again', async () => {
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

  test('left for a course and gone back to shows the cards without asking again', async () => {
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

describe('answers that cannot be used', () => {
  test("say 'Failed to load courses. Please try again later.', and can be asked for again", async () => {
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
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['another shape', () => HttpResponse.json({ courses: [] })],
  ])('%s is a failure', async (_name, respond) => {
    server.use(falsified.get(LIST, respond))
    await renderApp({ at: '/courses' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses.')
  })

  test('with courses that hold next to nothing still show them', async () => {
    const content = [{ id: 'x' }, null, { id: 'x', slug: 'y', title: 'Y', price: 'dear', imageUrl: 7 }]
    server.use(falsified.get(LIST, () => HttpResponse.json({ content })))
    await renderApp({ at: '/courses' })
    expect(await screen.findByRole('article', { name: 'Course without a title' })).toHaveTextContent('Free')
    expect(screen.getByRole('article', { name: 'Y' })).toHaveTextContent('0 chapters')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })
})
