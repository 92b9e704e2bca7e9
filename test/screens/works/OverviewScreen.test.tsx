import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'
import { renderApp } from '../../helpers/renderApp'

describe('/our-works', () => {
  test.each([
    ['en', english],
    ['fa', persian],
  ] as const)('has a banner and two tabs (overview, our work), in %s', async (language, texts) => {
    await renderApp({ at: '/our-works', language })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('heading', { level: 1, name: texts.titles.works })).toBeVisible()
    expect(document.title).toBe(`${texts.titles.works} · Raha`)
    expect(document.querySelector('main img')).toHaveAttribute('src', '/static/images/works-banner.svg')
    const tabs = within(main.getByRole('navigation', { name: texts.works.tabs.label })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual([texts.works.tabs.overview, texts.works.tabs.works])
    expect(tabs[0]).toHaveAttribute('aria-current', 'page')
    expect(tabs[1]).not.toHaveAttribute('aria-current')
  })

  test("has a country tab to the relative path 'country', and an overview tab back", async () => {
    const { user } = await renderApp({ at: '/our-works' })
    const tabs = async () => within(await screen.findByRole('navigation', { name: 'Pages about our works' }))
    await user.click((await tabs()).getByRole('link', { name: 'Our works' }))
    expect(window.location.pathname).toBe('/our-works/country')
    expect(await screen.findByRole('heading', { level: 1, name: 'Our works by country' })).toHaveFocus()
    expect((await tabs()).getByRole('link', { name: 'Our works' })).toHaveAttribute('aria-current', 'page')
    await user.click((await tabs()).getByRole('link', { name: 'Overview' }))
    expect(window.location.pathname).toBe('/our-works')
  })

  test('links to the countries, the contact page and the donation page', async () => {
    await renderApp({ at: '/our-works/' })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('link', { name: 'Choose a country' })).toHaveAttribute(
      'href',
      '/our-works/country',
    )
    expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us')
    expect(main.getByRole('link', { name: 'Help a work along' })).toHaveAttribute('href', '/donation')
    expect(main.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  })
})
