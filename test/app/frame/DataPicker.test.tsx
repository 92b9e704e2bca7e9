import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savesData } from '@/lib/page/dataUse'
import { openMenuOf } from '../../helpers/menus'
import { renderApp } from '../../helpers/renderApp'

const picker = () => screen.getByRole('button', { name: /^Data:/ })

it('the data picker stores on the device how much data the pages may use', async () => {
  const { user } = await renderApp({ at: '/about-us' })
  expect(picker()).toHaveTextContent('As the connection asks')
  await openMenuOf(picker(), user)
  await user.click(screen.getByRole('menuitemradio', { name: 'Use less' }))
  expect(picker()).toHaveTextContent('Use less')
  expect(picker()).toHaveFocus()
  expect(localStorage.getItem('data-use')).toBe('less')
  expect(savesData()).toBe(true)
})
