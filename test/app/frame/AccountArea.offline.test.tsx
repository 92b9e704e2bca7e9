import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp, sara } from '../../helpers/renderApp'

vi.mock('@/app/frame/SignedInAccount', () => {
  throw new Error('Loading chunk 9 failed.')
})

it('the account menu whose code cannot be loaded becomes a link to the profile, and the page stays', async () => {
  await renderApp({ at: '/about-us', as: sara })
  expect(await screen.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/user/profile')
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
})
