import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentOf } from '@/app/frame/mainMenu'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'
import { renderApp } from '../../helpers/renderApp'
import { topBar } from '../../helpers/topBar'

const menuOf = (name: string) => within(screen.getByRole('navigation', { name }))

describe('the top bar', () => {
  it('has a logo that links home', async () => {
    await renderApp({ at: '/about-us' })
    expect(screen.getByRole('link', { name: /^Raha/ })).toHaveAttribute('href', '/')
  })

  it.each([
    ['en', english],
    ['fa', persian],
  ] as const)('has the labels and routes of its menu from the translations (%s)', async (language, texts) => {
    await renderApp({ at: '/about-us', language })
    const menu = menuOf(texts.frame.mainMenu)
    for (const { label, route } of Object.values(texts.frame.menu))
      expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', route)
    expect(menu.getAllByRole('link')).toHaveLength(Object.keys(texts.frame.menu).length)
  })

  it('highlights the active item when the current path starts with its route', async () => {
    await renderApp({ at: '/blogs/a-post' })
    const menu = menuOf('Main menu')
    expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true')
    expect(menu.getByRole('link', { name: 'Courses' })).not.toHaveAttribute('aria-current')
  })

  it.each([
    ['/courses', '/courses', 'page'],
    ['/courses', '/courses/first-steps', 'true'],
    ['/courses', '/courses-of-old', undefined],
    ['/', '/', 'page'],
    ['/', '/courses', undefined],
  ])('gives a menu item to %s, at %s, the aria-current %s', (route, pathname, current) => {
    expect(currentOf(route, pathname)).toBe(current)
  })

  it('has a registration button to student registration and a donation button', async () => {
    await renderApp({ at: '/about-us' })
    const bar = topBar()
    expect(bar.getByRole('link', { name: 'Become a student' })).toHaveAttribute(
      'href',
      '/registration/student',
    )
    expect(bar.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donation')
  })
})
