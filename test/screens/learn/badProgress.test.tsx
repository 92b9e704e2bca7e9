import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { courseOf, enrolled, openCourse, textLesson } from './anyCourse'
import { goesOn, openBad, values } from './badInput'
import { fakePlayer } from './fakePlayer'
import { contents, lessonTitle, press } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

describe('the status of a lesson', () => {
  it.each(values(['done', 'COMPLETED', '', null, undefined, 7, {}, ['completed'], 'constructor']))(
    '%j counts as not started',
    async (status) => {
      const app = await openBad({}, { status })
      await lessonTitle('The bad one')
      await waitFor(() =>
        expect(app.received).toContainEqual({
          call: 'update-progress',
          lessonId: 'bad',
          status: 'in_progress',
        }),
      )
      await goesOn(app)
    },
  )
})

describe('progressPercentage', () => {
  it.each([
    [101, 100],
    [1e308, 100],
    [-5, 0],
    [49.9, 50],
    [99.9, 99],
    ['50', 0],
    ['50%', 0],
    [null, 0],
    [undefined, 0],
    [{}, 0],
    [true, 0],
  ])('%j shows as %i%%', async (progressPercentage, shown) => {
    const lessons = [
      textLesson('bad', { title: 'The bad one', order: 0 }),
      textLesson('good', { title: 'The good one' }),
    ]
    const app = await openCourse({
      course: courseOf(lessons),
      progress: enrolled([], { progressPercentage }),
    })
    const bar = within(await contents()).getByRole('progressbar')
    expect(bar).toHaveAttribute('aria-valuenow', String(shown))
    expect(bar).toHaveAttribute('aria-valuetext', `${shown}% Complete`)
    await lessonTitle('The bad one')
    await goesOn(app)
  })
})

describe('lastPosition of a video', () => {
  it.each([
    [99_999, 99_999],
    ['12', 12],
    [12.7, 12.7],
    [-5, 0],
    ['twelve', 0],
    [null, 0],
    [{}, 0],
  ])('%j: the video resumes at second %d', async (lastPosition, second) => {
    const app = await openBad({ type: 'video', fileUrl: '/clip.mp4' }, { lastPosition })
    await waitFor(() => expect(fakePlayer.setup?.place).toEqual({ second, isPlaying: false }))
    await goesOn(app)
  })
})

describe('the times of an enrollment', () => {
  it.each([
    ['missing', undefined, undefined],
    ['no dates', 'yesterday', 'today'],
    ['no text', 7, {}],
    ['in reverse order', '2026-11-04T09:00:00.000Z', '2026-11-01T09:00:00.000Z'],
  ])('%s: the completion dialog shows no time', async (_what, startedAt, completedAt) => {
    const { user } = await openCourse({
      course: courseOf([textLesson('good', { title: 'The good one' })]),
      progress: enrolled([], { startedAt, completedAt }),
    })
    await user.click(await press('Finish Course'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent("You've completed the course “The course”.")
    expect(dialog).not.toHaveTextContent(/It took you|NaN|Invalid/)
  })
})
