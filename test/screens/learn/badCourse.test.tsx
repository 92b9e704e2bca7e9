import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { courseOf, enrolled, openCourse, textLesson } from './anyCourse'
import { goesOn, values } from './badInput'
import { address, contents, lessonTitle, press } from './learning'

type Parts = Record<string, unknown>

const good = textLesson('good', { title: 'The good one' })
const LONG = 'Long words '.repeat(30).trim()

const chapter = (more: Parts) => ({ id: 'ch-1', title: 'The chapter', order: 1, lessons: [good], ...more })
const open = (course: unknown, progress?: unknown) =>
  openCourse({ course, progress }, '/learn/any?lesson=good')

/** The titles of the lessons in the sidebar's open chapter. */
const listed = async () =>
  within(await contents())
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/^(In progress|Completed) | Text$/g, ''))

describe("a course without a lesson says 'Select a lesson to begin'", () => {
  it.each([
    ['chapters missing', undefined],
    ['chapters null', null],
    ['chapters that are no list', { 0: chapter({}) }],
    ['no chapters', []],
    ['chapters of invalid types', [null, 7, 'one', []]],
    ['a chapter without lessons', [chapter({ lessons: undefined })]],
    ['lessons null', [chapter({ lessons: null })]],
    ['lessons that are no list', [chapter({ lessons: { 0: good } })]],
    [
      'lessons of invalid types',
      [chapter({ lessons: [null, 7, 'one', [], {}, { id: null }, { id: '' }, { id: 7 }] })],
    ],
  ])('%s', async (_what, chapters) => {
    await open(courseOf([], { chapters }))
    await lessonTitle('Select a lesson to begin')
    expect(within(await contents()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    expect(screen.queryByRole('button', { name: 'Next Lesson' })).toBeNull()
  })
})

describe('an invalid chapter beside a valid one', () => {
  it.each([
    ['null', null],
    ['a text', 'chapter'],
    ['an empty object', {}],
    ['a chapter with the same id', chapter({ title: 'Twin', lessons: [textLesson('twin')] })],
    ['a chapter without an id', chapter({ id: undefined, lessons: [] })],
    ['a chapter whose lessons are null', chapter({ id: 'ch-2', lessons: null })],
  ])('%s does not affect the valid chapter', async (_what, bad) => {
    const { user } = await open(courseOf([], { chapters: [bad, chapter({})] }))
    await lessonTitle('The good one')
    for (const button of within(await contents()).queryAllByRole('button', {
      expanded: false,
      name: /completed/,
    }))
      await user.click(button)
    expect(await screen.findByText('Words of good')).toBeVisible()
    await user.click(await press('Finish Course'))
    await screen.findByText('Lesson completed!')
  })
})

describe('the same lesson id twice', () => {
  it.each([
    [
      'in one chapter',
      courseOf([textLesson('bad', { title: 'The bad one' }), textLesson('bad', { title: 'Again' }), good]),
    ],
    [
      'in two chapters',
      courseOf([], {
        chapters: [
          chapter({ lessons: [textLesson('bad', { title: 'The bad one' })] }),
          chapter({ id: 'ch-2', lessons: [textLesson('bad', { title: 'Again' }), good] }),
        ],
      }),
    ],
  ])('%s: only the first lesson counts, and Next skips the other', async (_what, course) => {
    const app = await openCourse({ course }, '/learn/any?lesson=bad')
    await lessonTitle('The bad one')
    await goesOn(app)
    expect(within(await contents()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  })
})

describe('the order of lessons and chapters', () => {
  it.each([
    ['missing', [undefined, undefined, undefined], 'abc'],
    ['equal', [1, 1, 1], 'abc'],
    ['negative', [-1, -3, -2], 'bca'],
    ['strings of digits', ['10', '9', '2'], 'cba'],
    ['missing in one', [undefined, 2, 1], 'cba'],
    ['fractions', [1.5, 1.25, 1e300], 'bac'],
    ['of other types', [{}, null, 'first'], 'abc'],
    ['an empty string beside numbers', ['', 1, 0], 'cba'],
  ])('%s: the sidebar sorts as far as possible', async (_what, orders, sorted) => {
    const lessons = ['a', 'b', 'c'].map((id, place) => textLesson(id, { title: id, order: orders[place] }))
    const chapters = ['x', 'y', 'z'].map((id, place) => ({
      id,
      title: id,
      order: orders[place],
      lessons: lessons.map((lesson) => ({ ...lesson, id: `${id}${lesson.id}` })),
    }))
    await openCourse({ course: courseOf([], { chapters }) })
    const [first] = [...sorted]
    await lessonTitle(first!)
    expect(await listed()).toEqual([...sorted])
    expect(address()).toBe(`/learn/any?lesson=${'xyz'['abc'.indexOf(first!)]}${first}`)
  })
})

describe('the title of a course or a chapter', () => {
  it.each(values([undefined, null, '', '  ', {}, [], true]))('%j gets a default name', async (title) => {
    await open(courseOf([], { title, chapters: [chapter({ title })] }))
    const sidebar = within(await contents())
    expect(sidebar.getByRole('heading', { name: 'Course without a title' })).toBeVisible()
    expect(sidebar.getByRole('button', { name: /^Chapter without a title/ })).toBeVisible()
    expect(document.title).toMatch(/^The good one · /)
  })

  it.each([
    [7, '7'],
    [LONG, LONG],
  ])('%j shows as it is', async (title, shown) => {
    await open(courseOf([], { title, chapters: [chapter({ title })] }))
    const sidebar = within(await contents())
    expect(sidebar.getByRole('heading', { name: shown })).toBeVisible()
    expect(sidebar.getByRole('button', { name: new RegExp(`^${shown}`) })).toBeVisible()
  })
})

describe('unusual ids', () => {
  it.each(values(['constructor', 'toString', 'a b/c?d=e&f#g%', 'درس ۱', 'x'.repeat(300)]))(
    '%j works as the id of a lesson',
    async (id) => {
      const odd = textLesson(id, { title: 'The bad one', order: 0 })
      const app = await openCourse({ course: courseOf([odd, good]) })
      await lessonTitle('The bad one')
      expect(new URLSearchParams(window.location.search).get('lesson')).toBe(id)
      await goesOn(app)
      expect(app.received).toContainEqual({ call: 'mark-complete', lessonId: id, nextLessonId: 'good' })
    },
  )

  it.each(values(['a b/c?d=e&f#g%', 'دوره ۱', 'x'.repeat(300)]))(
    '%j works as the id of a course',
    async (id) => {
      const bad = textLesson('bad', { title: 'The bad one', order: 0 })
      const app = await openCourse(
        { course: courseOf([bad, good], { id, slug: id }) },
        '/learn/any?lesson=bad',
      )
      await lessonTitle('The bad one')
      await goesOn(app)
    },
  )
})

describe('an answer that is no course', () => {
  it.each(values([null, 7, 'course', [], {}, { id: 7 }, { id: '' }]))(
    "%j shows the not-found page with the reason and 'Try again'",
    async (course) => {
      await open(course)
      await lessonTitle('Page not found!')
      expect(screen.getByRole('alert')).toHaveTextContent('The course could not be loaded.')
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  )
})

describe('an invalid picture of a course', () => {
  it.each(values([null, 7, {}, 'javascript:alert(1)', "x');background:url(//evil"]))(
    '%j does not break the lesson',
    async (imageUrl) => {
      await open(courseOf([good], { imageUrl }))
      await lessonTitle('The good one')
      await waitFor(() => expect(screen.getByText('Words of good')).toBeVisible())
    },
  )
})

describe('the enrollment', () => {
  it.each([
    ['nothing', null],
    ['text', 'progress'],
    ['a list', []],
  ])(
    'with %s instead of the progress, the client asks for the list of enrollments',
    async (_what, progress) => {
      expectOnConsole(/The enrollment could not be checked/)
      await open(courseOf([good]), progress)
      await lessonTitle('Not Enrolled')
    },
  )

  it('ignores chapters of invalid shape in the progress', async () => {
    const { user } = await open(
      courseOf([good]),
      enrolled([], {
        chapters: [null, 7, {}, { lessons: null }, { lessons: [null, 7, {}, { lessonId: 7 }] }],
      }),
    )
    await lessonTitle('The good one')
    await user.click(await press('Finish Course'))
    await screen.findByText('Lesson completed!')
  })
})
