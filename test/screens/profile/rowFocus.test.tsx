import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'

const omidHimself = { id: 'u-002', firstName: 'Omid', lastName: 'Karimi', email: omid }

it('the focus stays on an action that becomes available instead of moving to the first of its row', async () => {
  const invoice = {
    period_start: 1_764_547_200,
    period_end: 1_767_225_600,
    invoice_pdf: 'https://pay.example.org/1.pdf',
  }
  const plan = { amount: 1200, interval: 'month' }
  const subs = [{ id: 'sub_x', status: 'active', plan, latest_invoice: invoice }]
  let answerUser = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerUser = resolve
  })
  let asked = 0
  server.use(
    http.get('*/api/donate/history', () => HttpResponse.json({ subs })),
    http.post('*/api/auth/getUser', async () => {
      asked += 1
      const user = { ...omidHimself, accessToken: 'a', refreshToken: 'r', hasSubscription: asked > 1 }
      // The server has learned of her subscription meanwhile.
      if (user.hasSubscription) await isAnswered
      return HttpResponse.json(user)
    }),
  )
  await renderApp({ at: '/user/profile', as: omid })
  const unsubscribe = () => screen.getByRole('button', { name: /^Unsubscribe/ })
  await screen.findByRole('table', { name: 'Payment history' })
  await waitFor(() => expect(asked).toBe(2))
  expect(unsubscribe()).toHaveAttribute('aria-disabled', 'true')
  unsubscribe().focus()
  answerUser()
  await waitFor(() => expect(unsubscribe()).not.toHaveAttribute('aria-disabled', 'true'))
  expect(unsubscribe()).toHaveFocus()
})
