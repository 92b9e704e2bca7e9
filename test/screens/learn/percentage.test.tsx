import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'
import { contents, press, saveStatusLine } from './learning'

/** A course of six lessons, of which the first is a text. */
const course = '/courses/reading-short-stories'

const shownOn = (place: HTMLElement) => within(place).getByRole('progressbar').getAttribute('aria-valuetext')

it('1 of 6 lessons shows 17% at once, and still after the server’s answer, on every page', async () => {
  const { user, unmount } = await renderApp({ at: course, as: omid })
  await user.click(await press('Enroll Now'))
  await user.click(await press('Start Learning'))
  const sidebar = await contents()
  expect(shownOn(sidebar)).toBe('0% Complete')

  const line = held()
  server.use(
    http.post('*/api/enrollment/*', async () => {
      await line.released
    }),
  )
  await user.click(await press('Next Lesson'))
  await waitFor(() => expect(shownOn(sidebar)).toBe('17% Complete'))
  line.release()
  await saveStatusLine('Everything you have learned is saved.')
  expect(shownOn(sidebar)).toBe('17% Complete')
  unmount()

  const own = await renderApp({ at: '/my-courses', as: omid })
  expect(shownOn(await screen.findByRole('article', { name: 'Reading Short Stories' }))).toBe('17% Complete')
  own.unmount()
  const page = await renderApp({ at: course, as: omid })
  expect(await screen.findByText('17% Complete')).toBeVisible()
  page.unmount()
  await renderApp({ at: `${course}/certificate`, as: omid })
  expect(await screen.findByText('17% Complete')).toBeVisible()
})
