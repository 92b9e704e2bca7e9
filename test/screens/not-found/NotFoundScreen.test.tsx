import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../helpers/renderApp'

describe('the not-found page of an unknown path', () => {
  it("shows an illustration, 'Page not found!' and 'Return to' with a link 'Home' to /", async () => {
    await renderApp({ at: '/no/such/page' })
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { level: 1, name: 'Page not found!' })).toBeVisible()
    expect(main.getByText(/Return to/)).toHaveTextContent('Return to Home')
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(main.getByRole('presentation')).toHaveAttribute('src', '/static/images/not-found.svg')
  })

  it('is also in Persian', async () => {
    await renderApp({ at: '/no/such/page', language: 'fa' })
    expect(await screen.findByRole('heading', { level: 1, name: 'صفحه پیدا نشد!' })).toBeVisible()
  })
})
