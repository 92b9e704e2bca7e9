import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepLessons } from '@/state/keeping/actions'
import { keptLessonsRead } from '@/state/keeping/slice'
import { openMenuOf } from '../../helpers/menus'
import { renderApp, sara } from '../../helpers/renderApp'
import { order } from '../../state/keeping/device'
import { keptLesson } from '../../state/keeping/keptLesson'

const section = async () => within(await screen.findByRole('region', { name: 'Lessons on this device' }))

/** The heading above all that is kept. */
const title = (kept: Awaited<ReturnType<typeof section>>) =>
  kept.getByRole('heading', { name: 'Lessons on this device' })

/** Sara's profile; her device keeps two texts of different courses. */
async function openProfile() {
  const app = await renderApp({ at: '/user/profile', as: sara })
  const kept = await section()
  await kept.findByText(/You keep no lessons on this device/)
  const orders = [
    order('one', [], { courseId: 'a', courseTitle: 'Course A' }),
    order('two', [], { courseId: 'b', courseTitle: 'Course B' }),
  ]
  await act(() => app.store.dispatch(keepLessons(orders)))
  await kept.findByRole('heading', { name: 'Course A' })
  return { ...app, kept }
}

describe('the lessons on this device, in the profile', () => {
  it('are listed by course, and a course is deleted alone', async () => {
    const { user, kept } = await openProfile()
    expect(kept.getByRole('link', { name: 'Lesson one' })).toHaveAttribute('href', '/learn/course?lesson=one')
    const removeCourse = () =>
      user.click(kept.getByRole('button', { name: 'Delete these lessons', description: 'Course A' }))
    await removeCourse()
    const question = within(await screen.findByRole('dialog', { name: /lessons of this course/ }))
    expect(question.getByText('Course A')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep them' }))
    expect(kept.getByRole('heading', { name: 'Course A' })).toBeVisible()
    await removeCourse()
    const again = within(await screen.findByRole('dialog', { name: /lessons of this course/ }))
    await user.click(again.getByRole('button', { name: 'Delete these lessons' }))
    await kept.findByRole('heading', { name: 'Course B' })
    await waitFor(() => expect(title(kept)).toHaveFocus())
    expect(kept.queryByRole('heading', { name: 'Course A' })).toBeNull()
  })

  it('are all deleted after a confirmation', async () => {
    const { user, kept } = await openProfile()
    await user.click(kept.getByRole('button', { name: 'Delete all lessons' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Keep them' }))
    expect(kept.getByRole('heading', { name: 'Course A' })).toBeVisible()
    await user.click(kept.getByRole('button', { name: 'Delete all lessons' }))
    const again = within(await screen.findByRole('dialog'))
    await user.click(again.getByRole('button', { name: 'Delete all lessons' }))
    expect(await kept.findByText(/You keep no lessons on this device/)).toBeVisible()
    await waitFor(() => expect(title(kept)).toHaveFocus())
  })

  it('are deleted one by one, and the focus stays among them', async () => {
    const { user, kept } = await openProfile()
    await user.click(kept.getByRole('button', { name: 'Delete from this device: Lesson one' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Delete it' }))
    await waitFor(() => expect(kept.queryByRole('link', { name: 'Lesson one' })).toBeNull())
    await waitFor(() => expect(title(kept)).toHaveFocus())
  })

  it('say how much space they take', async () => {
    const { store, kept } = await openProfile()
    act(() => void store.dispatch(keptLessonsRead({ lessons: [keptLesson()], bytes: 2_400_000 })))
    expect(kept.getByText(/They take 2.4 MB/)).toBeVisible()
    expect(kept.queryByText(/left for this site/)).toBeNull()
  })

  it.each([
    [true, 'The browser does not remove them by itself.'],
    [false, 'If the device runs out of space, the browser may remove them.'],
  ])(
    'say how much space is left, and whether the browser may remove them; persistent: %s',
    async (isLasting, sentence) => {
      const storage = {
        estimate: async () => ({ quota: 5_000_000, usage: 2_000_000 }),
        persisted: async () => isLasting,
        persist: async () => isLasting,
      }
      Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
      try {
        const { kept } = await openProfile()
        expect(await kept.findByText(/This browser has 3 MB left for this site/)).toHaveTextContent(sentence)
      } finally {
        Reflect.deleteProperty(navigator, 'storage')
      }
    },
  )
})

describe('a sign-out with kept lessons', () => {
  const signOut = async (user: Awaited<ReturnType<typeof openProfile>>['user'], choice: string) => {
    await openMenuOf(await screen.findByRole('button', { name: /Your account ?Sara/ }), user)
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: choice }))
  }

  it('deletes the lessons if the learner chooses so', async () => {
    const { user, store } = await openProfile()
    await signOut(user, 'Sign out and delete them')
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(store.getState().keeping.lessons).toEqual([])
    await renderApp({ at: '/user/profile', as: sara })
    expect((await screen.findAllByText(/You keep no lessons on this device/)).length).toBeGreaterThan(0)
  })

  it("is cancelled by 'Stay signed in'", async () => {
    const { user, kept } = await openProfile()
    await signOut(user, 'Stay signed in')
    expect(kept.getByRole('heading', { name: 'Course A' })).toBeVisible()
  })
})
