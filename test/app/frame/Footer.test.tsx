import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../helpers/renderApp'

describe('the footer', () => {
  it('has the columns Learn, About and Support with their links', async () => {
    await renderApp({ at: '/about-us' })
    const links = within(screen.getByRole('navigation', { name: 'Site' }))
    const found = ['Learn', 'About', 'Support'].map((title) => {
      const column = links.getByRole('heading', { name: title }).parentElement as HTMLElement
      return within(column)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    })
    expect(found).toEqual([
      [
        ['Courses', '/courses'],
        ['Become a student', '/registration/student'],
      ],
      [
        ['About us', '/about-us'],
        ['Team', '/'],
      ],
      [
        ['FAQs', '/faqs'],
        ['Contact', '/contact-us'],
      ],
    ])
  })

  it('links to LinkedIn, Facebook and Instagram', async () => {
    await renderApp({ at: '/about-us' })
    const social = within(screen.getByRole('list', { name: 'Social networks' }))
    for (const name of ['LinkedIn', 'Facebook', 'Instagram']) {
      const link = social.getByRole('link', { name: new RegExp(name) })
      expect(link).toHaveAttribute('href', expect.stringContaining(`${name.toLowerCase()}.com`))
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  it('has a copyright line with the current year, in the digits of the language', async () => {
    const { unmount } = await renderApp({ at: '/about-us' })
    const year = new Date().getFullYear()
    expect(screen.getByText(new RegExp(`© ${year} Raha`))).toBeVisible()
    unmount()
    await renderApp({ at: '/about-us', language: 'fa' })
    const persianYear = new Intl.NumberFormat('fa', { useGrouping: false }).format(year)
    expect(screen.getByText(new RegExp(`© ${persianYear} Raha`))).toBeVisible()
  })
})
