import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'
import { renderApp, sara } from '../helpers/renderApp'

const placeholders = [['/donation', 'donation']] as const

type App = Awaited<ReturnType<typeof renderApp>>

/** Calls that are still under way would be answered in the next test's world. */
const settled = ({ store }: App) =>
  waitFor(() => {
    const queries = Object.values(store.getState().api?.queries ?? {})
    expect(queries.filter((query) => query?.status === 'pending')).toEqual([])
  })

describe('a route whose screen is still to come', () => {
  it.each(placeholders)('%s honestly names what will be there', async (at, name) => {
    const app = await renderApp({ at })
    expect(await screen.findByRole('heading', { level: 1, name: english.titles[name] })).toBeVisible()
    expect(screen.getByText(english.placeholder.screens[name])).toBeVisible()
    expect(screen.getByText('Coming soon')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Explore the courses' })).toHaveAttribute('href', '/courses')
    await settled(app)
  })

  it('speaks Persian too', async () => {
    await renderApp({ at: '/donation', language: 'fa' })
    expect(await screen.findByText(persian.placeholder.screens.donation)).toBeVisible()
  })

  it('every sentence that is prepared has its route', () => {
    expect(placeholders.map(([, name]) => name).sort()).toEqual(
      Object.keys(english.placeholder.screens).sort(),
    )
  })
})

describe('the redirects of the route table', () => {
  it.each([
    ['/registration', '/registration/student'],
    ['/enrolled-course', '/my-courses'],
    ['/user', '/user/profile'],
  ])('%s leads to %s', async (from, to) => {
    const app = await renderApp({ at: from, as: sara })
    await waitFor(() => expect(window.location.pathname).toBe(to))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    await settled(app)
  })
})
