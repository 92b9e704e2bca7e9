import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { setFault } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { signInInAnotherTab } from '../../helpers/otherTab'
import { omid, renderApp, sara } from '../../helpers/renderApp'

const scratch = '/courses/first-steps-in-scratch'
const watercolour = '/courses/watercolour-for-beginners'
const PROGRESS = '*/api/enrollment/progress/:courseId'
const ENROLL = '*/api/enrollment/enroll'

const button = (name: string) => screen.findByRole('button', { name })

describe('a visitor of a course page', () => {
  test.each([
    [scratch, 'Enroll Free'],
    [watercolour, 'Enroll Now'],
  ])('at %s reads %s, and returns to the course after sign-in', async (at, label) => {
    const { user } = await renderApp({ at })
    await user.click(await button(label))
    expect(await screen.findByText('Please sign in to enroll in this course.')).toBeVisible()
    expect(window.location.pathname).toBe('/signin')
    expect(window.history.state.usr).toMatchObject({ redirectAfterLogin: at })
  })

  test('causes no request about enrollments', async () => {
    const asked: string[] = []
    server.use(http.get('*/api/enrollment/*', ({ request }) => void asked.push(request.url)))
    await renderApp({ at: scratch })
    await button('Enroll Free')
    expect(asked).toEqual([])
  })
})

describe('the enrollment of a learner', () => {
  test("is 'Loading...' while it is checked, with no lesson marked as locked yet", async () => {
    server.use(http.get(PROGRESS, () => delay('infinite')))
    await renderApp({ at: watercolour, as: omid })
    expect(await button('Loading...')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText('Enroll to unlock')).toBeNull()
  })

  test("is 'Continue Learning' with a progress bar and '{n}% Complete' when enrolled", async () => {
    await renderApp({ at: scratch, as: sara })
    const go = await screen.findByRole('link', { name: 'Continue Learning' })
    expect(go).toHaveAttribute('href', '/learn/first-steps-in-scratch')
    expect(screen.getByRole('progressbar', { name: 'Progress in First Steps in Scratch' })).toHaveAttribute(
      'aria-valuenow',
      '47',
    )
    expect(screen.getByText('47% Complete')).toBeVisible()
  })

  test('is not shown to another user who signs in in another tab', async () => {
    await renderApp({ at: scratch, as: sara })
    await screen.findByText('47% Complete')
    const progress = held()
    server.use(http.get(PROGRESS, () => progress.released))
    await signInInAnotherTab(omid)
    await screen.findByRole('button', { name: /Omid/ })
    expect(await button('Loading...')).toBeVisible()
    progress.release()
    expect(await button('Enroll Free')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue Learning' })).toBeNull()
  })

  test("is 'Review Course' at 100", async () => {
    server.use(
      http.get(PROGRESS, () =>
        HttpResponse.json({ enrollmentId: 'e', progressPercentage: 100, chapters: [] }),
      ),
    )
    await renderApp({ at: watercolour, as: omid })
    expect(await screen.findByRole('link', { name: 'Review Course' })).toBeVisible()
    expect(screen.getByText('100% Complete')).toBeVisible()
    expect(screen.queryByText('30% OFF')).toBeNull()
  })

  test('is searched in the list of enrollments when the progress call fails, and the failure is logged', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    server.use(http.get(PROGRESS, () => HttpResponse.json({ message: 'No' }, { status: 500 })))
    await renderApp({ at: scratch, as: sara })
    expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeVisible()
    expect(screen.getByText('47% Complete')).toBeVisible()
  })

  test('counts as not enrolled if both calls fail', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    server.use(http.get('*/api/enrollment/*', () => HttpResponse.json({ message: 'No' }, { status: 500 })))
    await renderApp({ at: scratch, as: sara })
    expect(await button('Enroll Free')).toBeVisible()
  })
})

describe('enrolling', () => {
  test("says 'Successfully Enrolled!' and leads on by 'Start Learning'", async () => {
    const { user } = await renderApp({ at: scratch, as: omid })
    await user.click(await button('Enroll Free'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Successfully Enrolled!' }))
    expect(
      dialog.getByText("You've been enrolled in the course. Ready to start learning?"),
    ).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Start Learning' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learn/first-steps-in-scratch'))
  })

  test("shows 0% progress afterwards; 'Later' stays on the course page", async () => {
    const { user } = await renderApp({ at: watercolour, as: omid })
    await user.click(await button('Enroll Now'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Later' }))
    const go = await screen.findByRole('link', { name: 'Continue Learning' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(go).toHaveFocus())
    expect(screen.getByText('0% Complete')).toBeVisible()
    expect(window.location.pathname).toBe(watercolour)
  })

  test('succeeds with status 201, even if the progress cannot be loaded afterwards', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    server.use(
      falsified.post(ENROLL, () => new HttpResponse(null, { status: 201 })),
      http.get('*/api/enrollment/*', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    )
    const { user } = await renderApp({ at: scratch, as: omid })
    await user.click(await button('Enroll Free'))
    await screen.findByRole('dialog', { name: 'Successfully Enrolled!' })
    expect(screen.getByText('0% Complete')).toBeInTheDocument()
  })

  test("reads 'Enrolling...' during the request, and sends one request however often it is pressed", async () => {
    let sent = 0
    const answer = held()
    server.use(
      http.post(ENROLL, async () => {
        sent += 1
        await answer.released
      }),
    )
    const { user } = await renderApp({ at: scratch, as: omid })
    await user.dblClick(await button('Enroll Free'))
    await user.click(await button('Enrolling...'))
    answer.release()
    await screen.findByRole('dialog', { name: 'Successfully Enrolled!' })
    expect(sent).toBe(1)
  })

  test.each([
    ['the server message', { message: 'This class is full.' }, 'This class is full.'],
    ['a default text if the server sends none', {}, 'There was a problem enrolling you in this course.'],
  ])("that fails says 'Enrollment Failed' with %s", async (_name, body, words) => {
    server.use(falsified.post(ENROLL, () => HttpResponse.json(body, { status: 422 })))
    const { user } = await renderApp({ at: scratch, as: omid })
    await user.click(await button('Enroll Free'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enrollment Failed' }))
    expect(dialog.getByText(words)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await button('Enroll Free')
    await waitFor(() => expect(again).toHaveFocus())
  })

  test.each([
    ['the server has enrolled the learner already', 'duplicate'],
    ['the answer is lost', 'drop-answer'],
  ] as const)("if %s, shows 'Continue Learning' after the failed request", async (_name, kind) => {
    const { user } = await renderApp({ at: scratch, as: omid })
    const enroll = await button('Enroll Free')
    setFault({ operationId: 'enroll', kind })
    await user.click(enroll)
    const dialog = within(await screen.findByRole('dialog', { name: 'Enrollment Failed' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const go = await screen.findByRole('link', { name: 'Continue Learning' })
    await waitFor(() => expect(go).toHaveFocus())
  })

  test('is shown in Persian with Persian digits', async () => {
    const { user } = await renderApp({ at: scratch, as: omid, language: 'fa' })
    await user.click(await button('ثبت‌نام رایگان'))
    await screen.findByRole('dialog', { name: 'ثبت‌نام انجام شد!' })
    expect(await screen.findByText('۰٪ تکمیل شده')).toBeInTheDocument()
  })
})
