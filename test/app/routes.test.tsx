import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp, sara } from '../helpers/renderApp'

type App = Awaited<ReturnType<typeof renderApp>>

/** Waits for all answers: calls that are still in flight would be answered in the next test's world. */
const queriesAnswered = ({ store }: App) =>
  waitFor(() => {
    const queries = Object.values(store.getState().api?.queries ?? {})
    expect(queries.filter((query) => query?.status === 'pending')).toEqual([])
  })

describe('the route table', () => {
  it.each([
    ['/registration', '/registration/student'],
    ['/enrolled-course', '/my-courses'],
    ['/user', '/user/profile'],
  ])('redirects %s to %s', async (from, to) => {
    const app = await renderApp({ at: from, as: sara })
    await waitFor(() => expect(window.location.pathname).toBe(to))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    await queriesAnswered(app)
  })
})
