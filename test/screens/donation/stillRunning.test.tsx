import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'
import {
  active,
  cardForm,
  dialog,
  donate,
  freshDevice,
  openDonation,
  SECRET,
  sentTo,
  serverLists,
} from './donationPage'
import { provider } from './fakeCards'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn(), reload: vi.fn() }))

/** A subscription that Omid has ended, paid until 1 December 2099. */
const ended = {
  ...active,
  latest_invoice: { period_start: 1_790_000_000, period_end: Date.parse('2099-12-01T12:00:00Z') / 1000 },
}
const words = {
  en: {
    submit: 'Donate',
    title: 'A regular donation of yours still runs',
    account: 'By your account, you have no regular donation at the moment.',
    history: 'Your payment history, however, still shows one that runs:',
    plan: '$12 every month, until 01-12-2099',
    goOn: 'Go on',
    notNow: 'Not now',
  },
  fa: {
    submit: 'کمک می‌کنم',
    title: 'یکی از کمک‌های دوره‌ای‌تان هنوز جاری است',
    account: 'در حساب کاربری‌تان الان هیچ کمک دوره‌ای ثبت نیست.',
    history: 'اما در تاریخچهٔ پرداخت‌هایتان این کمک هنوز جاری است:',
    plan: 'هر ماه ۱۲ دلار، تا ‎۰۱-۱۲-۲۰۹۹‎',
    goOn: 'ادامه می‌دهم',
    notNow: 'الان نه',
  },
} as const

beforeEach(() => {
  freshDevice()
  serverLists([ended], false)
})

describe.each(['en', 'fa'] as const)(
  'a subscription that the donor has ended but that still runs, in %s',
  (language) => {
    const { submit, title, account, history, plan, goOn, notNow } = words[language]

    async function press() {
      const app = await openDonation({ at: '/donation?interval=month&price=20', as: omid, language })
      await app.user.click(screen.getByRole('button', { name: submit }))
      return { app, question: await dialog(title) }
    }

    it('is named in a dialog before the card form opens; the donor goes on and pays', async () => {
      const sent = sentTo(SECRET)
      const { app, question } = await press()
      for (const fact of [account, history]) expect(question.getByText(fact)).toBeVisible()
      expect(question.getByRole('listitem')).toHaveTextContent(plan)
      expect(sent).toEqual([])
      expect(provider.loads).toBe(0)
      await app.user.click(question.getByRole('button', { name: goOn }))
      const field = await screen.findByRole('textbox', { name: 'card' })
      await waitFor(() => expect(field).toHaveFocus())
      expect(screen.queryByRole('dialog')).toBeNull()
      await app.user.type(field, '4242424242424242')
      await app.user.click(screen.getByRole('button', { name: /^Pay|^پرداخت/ }))
      expect(await dialog(/^(Thank you!|سپاسگزاریم!)$/)).toBeTruthy()
      expect(provider.paid).toHaveLength(1)
    })

    it("is named in a dialog whose 'Not now' starts no payment, and keeps the choice and the focus", async () => {
      const sent = sentTo(SECRET)
      const { app, question } = await press()
      expect(question.getByRole('button', { name: notNow })).toHaveFocus()
      await app.user.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(screen.getByRole('button', { name: submit })).toHaveFocus())
      expect(document.querySelector('[name=quick][value="20"]')).toBeChecked()
      expect(sent).toEqual([])
    })
  },
)

it('the dialog about a running subscription leaves out details that the server does not send', async () => {
  serverLists(
    [{ id: 'sub_1', status: 'active', latest_invoice: { period_end: 1_700_000_000 } }],
    false,
    falsified,
  )
  const app = await openDonation({ at: '/donation?interval=month', as: omid })
  await donate(app)
  const question = await dialog('A regular donation of yours still runs')
  expect(question.getByRole('listitem')).toHaveTextContent(/^Subscription$/)
})

it('a running subscription found only at the payment opens the dialog; the next press of Pay pays', async () => {
  const failed = () => HttpResponse.json({ message: 'Please try again later.' }, { status: 500 })
  server.use(http.get('*/api/donate/history', failed, { once: true }))
  const app = await openDonation({ at: '/donation?interval=month', as: omid })
  await donate(app)
  const { field, pay } = await cardForm()
  await app.user.type(field, '4242424242424242')
  await app.user.click(pay)
  const question = await dialog('A regular donation of yours still runs')
  expect(
    question.getByText(/^Nothing has been charged so far\. If you go on, please press the button/),
  ).toBeVisible()
  await app.user.click(question.getByRole('button', { name: 'Go on' }))
  expect(provider.paid).toEqual([])
  await waitFor(() => expect(pay).toHaveFocus())
  await app.user.click(pay)
  expect(await dialog('Thank you!')).toBeTruthy()
  expect(provider.paid).toHaveLength(1)
})
