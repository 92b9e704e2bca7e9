import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savesData } from '@/lib/page/dataUse'
import { openMenuOf } from '../../helpers/menus'
import { renderApp } from '../../helpers/renderApp'

const picker = () => screen.getByRole('button', { name: /^Data:/ })

it('a visitor chooses how much data the pages may use, and the device keeps the choice', async () => {
  const { user } = await renderApp({ at: '/about-us' })
  expect(picker()).toHaveTextContent('As the connection asks')
  await openMenuOf(picker(), user)
  await user.click(screen.getByRole('menuitemradio', { name: 'Use less' }))
  expect(picker()).toHaveTextContent('Use less')
  expect(picker()).toHaveFocus()
  expect(localStorage.getItem('data-use')).toBe('less')
  expect(savesData()).toBe(true)
})
