import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { held } from '../../helpers/held'
import { renderApp } from '../../helpers/renderApp'

const { released, release } = held()
const loaded = vi.hoisted(() => ({ menu: Promise.resolve() }))
loaded.menu = released
vi.mock('@/app/frame/OpenMenu', async (importOriginal) => {
  await loaded.menu
  return importOriginal()
})

it('a menu whose code does not load opens as a plain list after three seconds', async () => {
  await renderApp({ at: '/signin' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const language = screen.getByRole('button', { name: /^Language:/ })
  fireEvent.click(language)
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(language).toHaveAttribute('aria-expanded', 'false')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(language).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('list', { name: /^Language:/ })).toBeVisible()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(language).toHaveAttribute('aria-expanded', 'false')
})

it('a menu that is still loading is canceled by Escape and by a press elsewhere', async () => {
  const { user } = await renderApp({ at: '/signin' })
  const language = screen.getByRole('button', { name: /^Language:/ })
  await user.click(language)
  await user.keyboard('{Escape}')
  const menu = screen.getByRole('button', { name: 'Menu' })
  await user.click(menu)
  await user.click(await screen.findByRole('heading', { level: 1 }))
  await user.type(screen.getByLabelText('E-mail'), 'sara')
  release()
  await import('@/app/frame/OpenMenu')
  await waitFor(() => expect(language).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
})
