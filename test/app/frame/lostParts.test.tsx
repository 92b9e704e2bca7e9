import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noticeGiven } from '@/state/notices/slice'
import { renderApp } from '../../helpers/renderApp'

vi.mock('@/app/frame/OpenMenu', () => {
  throw new Error('Loading chunk 9 failed.')
})
vi.mock('@/app/frame/NoticeCard', () => {
  throw new Error('Loading chunk 9 failed.')
})

describe('a frame whose code cannot be loaded', () => {
  it('has a plain list of the same links as the menu on a phone, which closes again', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    const button = screen.getByRole('button', { name: 'Menu' })
    await user.click(button)
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
    expect(await menu.findByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donation')
    await user.click(menu.getByRole('link', { name: 'Blog' }))
    expect(window.location.pathname).toBe('/blogs')
    expect(menu.queryByRole('link')).toBeNull()
  })

  it('still lets the visitor choose the language', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await user.click(screen.getByRole('button', { name: /^Language:/ }))
    await user.click(await screen.findByRole('button', { name: 'فارسی' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'دربارهٔ ما' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^زبان:/ })).toHaveFocus()
  })

  it('shows a notice as plain text, which can be closed', async () => {
    const { user, store } = await renderApp({ at: '/about-us' })
    act(
      () =>
        void store.dispatch(
          noticeGiven({ kind: 'failure', text: 'signin.resendFailed', message: 'Not today.' }),
        ),
    )
    expect((await screen.findByText('Not today.')).closest('[role=status]')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Not today.')).toBeNull()
  })
})
