import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { config } from '@/lib/config/config'
import { falsified, type StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'

const COURSE = '*/api/course/get-full-course/:slug'
const scratch = '/courses/first-steps-in-scratch'
const watercolour = '/courses/watercolour-for-beginners'

const lesson = (id: string, more: object = {}) => ({
  id,
  title: `Lesson ${id}`,
  order: 1,
  type: 'text',
  ...more,
})

function answer(course: unknown, door: StubDoor = http) {
  server.use(door.get(COURSE, () => HttpResponse.json(course as object)))
}

const sideCard = async () => within(await screen.findByRole('complementary', { name: 'Enrollment' }))

describe('the course page', () => {
  test('says that it is loading', async () => {
    server.use(http.get(COURSE, () => delay('infinite')))
    await renderApp({ at: scratch })
    expect(await screen.findByText('Loading the course…')).toBeVisible()
  })

  test.each(['/courses/a%252Fb', '/courses/a%252Fb/certificate', '/learn/a%252Fb'])(
    'requests the course at the unusual address %s by exactly this slug',
    async (at) => {
      const asked: string[] = []
      server.use(
        http.get(COURSE, ({ request }) => {
          asked.push(new URL(request.url).pathname)
          return HttpResponse.json({ message: 'None' }, { status: 404 })
        }),
      )
      await renderApp({ at, as: sara })
      await waitFor(() => expect(asked).toEqual(['/api/course/get-full-course/a%252Fb']))
    },
  )

  test('shows the not-found page on 404', async () => {
    await renderApp({ at: '/courses/no-such-course' })
    expect(await screen.findByRole('heading', { name: 'Page not found!' })).toBeVisible()
  })

  test.each([
    [
      'the server message',
      () => HttpResponse.json({ message: 'The library is closed' }, { status: 500 }),
      'The library is closed',
    ],
    [
      "'An error occurred' if the server sends no message",
      () => HttpResponse.json({}, { status: 418 }),
      'An error occurred',
    ],
  ])("says 'Something went wrong' on any other error, with %s", async (_name, respond, words) => {
    server.use(falsified.get(COURSE, respond))
    const { user } = await renderApp({ at: scratch })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Something went wrong')).toBeVisible()
    expect(alert.getByText(words)).toBeVisible()
    server.resetHandlers()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'First Steps in Scratch' })).toBeVisible()
  })

  test('has title, short description, updated date, chapter and lesson count, and names the page', async () => {
    await renderApp({ at: scratch })
    const heading = await screen.findByRole('heading', { level: 1, name: 'First Steps in Scratch' })
    const header = within(heading.closest('header') as HTMLElement)
    expect(header.getByText(/^Snap colourful blocks together/)).toBeVisible()
    expect(header.getByText(/^Updated/)).toHaveTextContent(/^Updated \d\d-\d\d-2026$/)
    expect(header.getByText('4 chapters')).toBeVisible()
    expect(header.getByText('15 lessons')).toBeVisible()
    expect(document.title).toBe('First Steps in Scratch · Raha')
  })

  test('shows a fallback if the picture cannot be loaded', async () => {
    await renderApp({ at: scratch })
    await screen.findByRole('heading', { level: 1, name: 'First Steps in Scratch' })
    const [picture] = document.querySelectorAll<HTMLImageElement>('header img[width="640"]')
    expect(picture?.getAttribute('src')).toMatch(/^\/mock-media\//)
    act(() => void picture?.dispatchEvent(new Event('error')))
    expect(picture).toHaveAttribute('src', '/static/images/course-fallback.svg')
  })

  test('shows a course with almost no valid fields', async () => {
    const chapters = [{ id: 'ch' }, null, { lessons: 'many' }]
    answer({ id: 'c-9', chapters, imageUrl: 'javascript:alert(1)' }, falsified)
    await renderApp({ at: '/courses/c-9' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Course without a title' })).toBeVisible()
    expect(screen.getAllByText('2 chapters')).not.toHaveLength(0)
    expect((await sideCard()).getByText('Self-paced')).toBeVisible()
  })

  test('is shown in Persian with Persian digits', async () => {
    await renderApp({ at: watercolour, language: 'fa' })
    expect(await screen.findByRole('heading', { level: 1, name: 'آبرنگ برای تازه‌کارها' })).toBeVisible()
    expect((await sideCardIn('ثبت‌نام')).getByText('۲۴ دلار')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'سرفصل‌ها', selected: true })).toBeVisible()
  })
})

const sideCardIn = async (name: string) => within(await screen.findByRole('complementary', { name }))

describe('the tabs of a course', () => {
  test('are curriculum (default), overview and materials; the open one is in the address', async () => {
    const { user } = await renderApp({ at: scratch })
    expect(await screen.findByRole('tab', { name: 'Curriculum', selected: true })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await screen.findByText(/Scratch is a free programming language/)).toBeVisible()
    expect(window.location.search).toBe('?tab=overview')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Materials', selected: true })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Curriculum', selected: true })).toHaveFocus()
    expect(window.location.search).toBe('')
  })

  test('change by arrow keys in the reading direction', async () => {
    const { user } = await renderApp({ at: scratch, language: 'fa' })
    // jsdom does not derive the direction from the attribute.
    document.body.style.direction = 'rtl'
    await user.click(await screen.findByRole('tab', { name: 'سرفصل‌ها' }))
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'معرفی', selected: true })).toHaveFocus()
    document.body.style.direction = ''
  })

  test.each([
    ['overview', 'There is no overview of this course yet.'],
    ['materials', 'There are no materials in this course yet.'],
    ['nonsense', 'The chapters of this course are still being written.'],
  ])('show a message for an empty course (%s)', async (tab, words) => {
    answer({ id: 'c-9', title: 'Empty', chapters: [] })
    await renderApp({ at: `/courses/c-9?tab=${tab}` })
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('show html without active content', async () => {
    answer({
      id: 'c-9',
      title: 'T',
      chapters: [],
      html: '<p>Safe</p><img src=x onerror="window.hurt=1"><script>hurt=1</script>',
    })
    await renderApp({ at: '/courses/c-9?tab=overview' })
    const panel = await screen.findByRole('tabpanel', { name: 'Overview' })
    expect(await within(panel).findByText('Safe')).toBeVisible()
    expect(panel.innerHTML).not.toMatch(/onerror|<script/)
  })
})

describe('the curriculum', () => {
  const chapters = [
    { id: 'b', title: 'Second', order: 2, lessons: [lesson('b1')] },
    {
      id: 'a',
      title: 'First',
      order: 1,
      lessons: [
        lesson('a2', { order: 2, type: 'VIDEO', duration: 90 }),
        lesson('a1', { order: 1, type: 'quiz', duration: '05:00' }),
        lesson('a3', { order: 3, type: 'hologram' }),
      ],
    },
  ]

  test('has chapters and lessons sorted by order, the first chapter open, each with its lesson count', async () => {
    answer({ id: 'c-9', title: 'T', chapters })
    const { user } = await renderApp({ at: '/courses/c-9' })
    const first = await screen.findByRole('button', { name: /^First/, expanded: true })
    const second = screen.getByRole('button', { name: /^Second/, expanded: false })
    expect(first).toHaveTextContent('First3 lessons')
    expect(second).toHaveTextContent('Second1 lesson')
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const rows = screen
      .getAllByRole('listitem')
      .filter((row) => /Lesson/.test(row.textContent) && !row.querySelector('button'))
    expect(rows.map((row) => row.textContent)).toEqual([
      'Quiz: Lesson a15 minEnroll to unlock',
      'Video: Lesson a21 h 30 minEnroll to unlock',
      'Text: Lesson a3Enroll to unlock',
    ])
    await user.click(second)
    await waitFor(() => expect(screen.getByText('Lesson b1')).toBeVisible())
    await user.click(first)
    expect(screen.getByText('Lesson a1')).not.toBeVisible()
  })

  test('keeps its chapters open while another tab is shown', async () => {
    answer({ id: 'c-9', title: 'T', chapters })
    const { user } = await renderApp({ at: '/courses/c-9' })
    await user.click(await screen.findByRole('button', { name: /^Second/ }))
    await user.click(screen.getByRole('tab', { name: 'Materials' }))
    await user.click(screen.getByRole('tab', { name: 'Curriculum' }))
    expect(screen.getByRole('button', { name: /^Second/, expanded: true })).toBeVisible()
  })

  test('marks every lesson available when enrolled, and links to it', async () => {
    await renderApp({ at: scratch, as: sara })
    const [marker] = await screen.findAllByText('Available')
    const row = within(marker?.closest('li') as HTMLElement)
    expect(row.getByRole('link')).toHaveAttribute('href', '/learn/first-steps-in-scratch?lesson=c-001-l-01')
    expect(screen.queryByText('Enroll to unlock')).toBeNull()
  })
})

describe('the materials', () => {
  test('are a table of content types with counts', async () => {
    const materials = [
      { id: '1', title: 'Guide', type: 'PDF', chapterTitle: 'Start' },
      { id: '2', title: 'Sheet', type: 'pdf' },
      { id: '3', title: 'Thing', type: 'hologram' },
    ]
    answer({ id: 'c-9', title: 'T', chapters: [], materials })
    await renderApp({ at: '/courses/c-9?tab=materials' })
    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('row', { name: /^PDF/ })).toHaveTextContent('PDF2Start, General Materials')
    expect(table.getByRole('row', { name: /^Other/ })).toHaveTextContent('Other1')
  })

  test('derive from the lessons if the server lists none', async () => {
    await renderApp({ at: `${scratch}?tab=materials` })
    expect(await screen.findByRole('row', { name: /^Quiz/ })).toBeVisible()
  })
})

describe('the side card of a course', () => {
  test('of a paid course: struck-through price, 30% OFF, countdown and guarantee', async () => {
    await renderApp({ at: watercolour })
    const card = await sideCard()
    expect(card.getByText('$24')).toBeVisible()
    expect(card.getByText('$34.29').closest('del')).toBeVisible()
    expect(card.getByText('30% OFF')).toBeVisible()
    expect(card.getByRole('timer')).toHaveTextContent(/^23:59:5\d$/)
    expect(card.getByText('30-Day Money-Back Guarantee. No questions asked.')).toBeVisible()
  })

  test('counts down each second without announcing it', async () => {
    await renderApp({ at: watercolour })
    const timer = (await sideCard()).getByRole('timer')
    expect(timer).toHaveAttribute('aria-live', 'off')
    const before = timer.textContent
    await vi.waitFor(() => expect(timer.textContent).not.toBe(before), { timeout: 5000 })
    expect(Number(before?.slice(-2)) - Number(timer.textContent?.slice(-2))).toBe(1)
  })

  test('of a free course: no countdown, discount or guarantee', async () => {
    await renderApp({ at: scratch })
    const card = await sideCard()
    expect(card.getByText('Free')).toBeVisible()
    expect(card.queryByRole('timer')).toBeNull()
    expect(card.queryByText(/OFF|Guarantee/)).toBeNull()
  })

  test('shows no discount and no countdown if the configuration switches them off', async () => {
    vi.spyOn(config, 'showDiscount', 'get').mockReturnValue(false)
    await renderApp({ at: watercolour })
    const card = await sideCard()
    expect(card.getByText('$24')).toBeVisible()
    expect(card.queryByText('30% OFF')).toBeNull()
    expect(card.queryByRole('timer')).toBeNull()
    expect(card.getByText(/Guarantee/)).toBeVisible()
  })

  test('lists what is included', async () => {
    await renderApp({ at: scratch })
    const items = (await sideCard()).getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toEqual([
      '4 chapters',
      '15 lessons',
      '1 h 8 min',
      'Lifetime access',
      'Access on mobile and TV',
      'Certificate of completion',
    ])
  })
})
