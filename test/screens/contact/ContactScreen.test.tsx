import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../helpers/renderApp'

describe('the contact page', () => {
  it('shows a mail address, a phone number with a Danish country code and a location (Copenhagen, Denmark), plus the contact form', async () => {
    await renderApp({ at: '/contact-us' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    const ways = within(screen.getByRole('list', { name: 'How to reach us' }))
    expect(ways.getByRole('link', { name: 'hello@raha.example' })).toHaveAttribute(
      'href',
      'mailto:hello@raha.example',
    )
    expect(ways.getByRole('link', { name: '+45 12 34 56 78' })).toHaveAttribute('href', 'tel:+4512345678')
    expect(ways.getByText('Copenhagen, Denmark')).toBeVisible()
    expect(screen.getByRole('form', { name: 'Send us a message' })).toBeVisible()
  })

  it('shows the Persian phone number in Persian digits from left to right', async () => {
    await renderApp({ at: '/contact-us', language: 'fa' })
    const number = await screen.findByRole('link', { name: '+۴۵ ۱۲ ۳۴ ۵۶ ۷۸' })
    expect(number).toHaveAttribute('dir', 'ltr')
    expect(number).toHaveAttribute('href', 'tel:+4512345678')
    expect(screen.getByRole('link', { name: 'hello@raha.example' })).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText('کپنهاگ، دانمارک')).toBeVisible()
  })

  it('tells browsers the purpose of each field', async () => {
    await renderApp({ at: '/contact-us' })
    await screen.findByRole('form')
    for (const [label, token] of [
      ['Your name', 'name'],
      ['E-mail', 'email'],
      ['Country code', 'tel-country-code'],
      ['Phone number', 'tel-national'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token)
  })
})
