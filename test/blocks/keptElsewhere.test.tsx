import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { keptLessonsRead } from '@/state/keeping/slice'
import { server } from '../helpers/mockApi'
import { omid, renderApp, sara } from '../helpers/renderApp'
import { readHomeAt } from '../screens/home/homeSections'
import { keptLesson } from '../state/keeping/keptLesson'

type App = Awaited<ReturnType<typeof renderApp>>

/** The device keeps this lesson, as soon as the account of the frame has loaded. */
async function keeps({ store }: App, more: Partial<KeptLesson> = {}) {
  await screen.findByRole('button', { name: /Your account/ })
  const lessons = [keptLesson({ courseId: 'c-001', ...more })]
  act(() => void store.dispatch(keptLessonsRead({ lessons, bytes: 1 })))
}

const card = (name: string) => screen.findByRole('article', { name })

describe('the number of lessons on this device', () => {
  it('shows on the card of its course alone', async () => {
    const app = await renderApp({ at: '/courses', as: sara })
    const scratch = within(await card('First Steps in Scratch'))
    expect(scratch.queryByText(/on this device/)).toBeNull()
    await keeps(app)
    expect(await scratch.findByText('1 lesson on this device')).toBeVisible()
    expect(screen.getAllByText(/on this device/)).toHaveLength(1)
  })

  it('does not include a lesson that is still loading', async () => {
    const app = await renderApp({ at: '/courses', as: sara })
    await card('First Steps in Scratch')
    await keeps(app, { status: 'loading', percent: 40 })
    expect(screen.queryByText(/on this device/)).toBeNull()
  })

  it('shows on the page of the course', async () => {
    const app = await renderApp({ at: '/courses/first-steps-in-scratch', as: sara })
    await screen.findByRole('heading', { level: 1, name: 'First Steps in Scratch' })
    await keeps(app)
    expect(await screen.findByText('1 lesson on this device')).toBeVisible()
  })
})

describe.each([
  { page: 'a catalogue', open: (as: string) => renderApp({ at: '/courses', as }) },
  { page: 'the newest courses of the home page', open: (as: string) => readHomeAt('courses', 'en', as) },
])('$page that cannot be loaded', ({ open }) => {
  const breakConnection = () => server.use(http.get('*/api/course/get-all', () => HttpResponse.error()))
  const hasFailed = () => screen.findByRole('alert', {}, { timeout: 10_000 })

  it('points to the lessons on this device', async () => {
    breakConnection()
    const app = await open(sara)
    await hasFailed()
    await keeps(app)
    const pointer = screen.getByText(/The lessons on this device open without a connection/)
    expect(pointer).toHaveRole('status')
    expect(within(pointer).getByRole('link', { name: 'My courses' })).toHaveAttribute('href', '/my-courses')
  })

  it('does not mention kept lessons if there are none', async () => {
    breakConnection()
    await open(omid)
    await hasFailed()
    await screen.findByRole('button', { name: /Your account/ })
    expect(screen.queryByText(/The lessons on this device/)).toBeNull()
  })

  it('does not mention kept lessons if the server has answered', async () => {
    server.use(http.get('*/api/course/get-all', () => HttpResponse.json({ message: 'No' }, { status: 500 })))
    const app = await open(sara)
    await hasFailed()
    await keeps(app)
    expect(screen.queryByText(/The lessons on this device/)).toBeNull()
  })
})
