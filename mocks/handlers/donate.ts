import type {
  DonationData,
  DonationHistory,
  DonationIntent,
  DonationInterval,
  PaymentLink,
  Subscription,
} from '../../src/api/types.ts'
import type { MessageKey } from '../messages.ts'
import { count, type LedgerSubscription } from '../state.ts'
import { answer, bodyOf, type Call, choiceOf, Refusal, type Run, say, siteOf, textOf } from './call.ts'
import { refuseIfAny } from './rules.ts'
import { hasSubscription, learnerOf, visitorOf } from './sessions.ts'

const recurring: readonly unknown[] = ['week', 'month', 'year'] satisfies DonationInterval[]

export const donate = {
  async createDonationIntent(call) {
    const { amount, interval } = checkDonation(await bodyOf<DonationData>(call), recurring)
    const intent: DonationIntent = await call.world.transact((state) => {
      const { id: userId } = learnerOf(call, state)
      if (hasSubscription(state, userId)) throw new Refusal(409, 'donorAlready')
      const clientSecret = `pi_mock_${count(state, 'intent')}_secret_mock`
      state.intents.push({ clientSecret, userId, amount, interval })
      return { clientSecret }
    })
    return answer(intent)
  },

  async getPaymentLink(call) {
    const { amount } = checkDonation(await bodyOf<DonationData>(call), ['one-time'])
    await call.world.transact((state) => {
      const donor = visitorOf(call, state)
      state.payments.push({
        id: `pi_mock_link_${count(state, 'payment')}`,
        ...(donor && { userId: donor.id }),
        amount: Math.round(amount * 100),
        created: Math.floor(call.world.now() / 1000),
        status: 'succeeded',
      })
    })
    // The mock's payment provider takes no card: it thanks at once.
    const link: PaymentLink = { data: `${siteOf(call)}/donation?result=true` }
    return answer(link)
  },

  async unsubscribe(call) {
    const id = textOf(call.query.get('subscriptionId'))
    await call.world.transact((state) => {
      const learner = learnerOf(call, state)
      const mine = state.subscriptions.find((one) => one.id === id && one.userId === learner.id)
      if (!mine) throw new Refusal(404, 'subscriptionUnknown')
      if (mine.status !== 'active') throw new Refusal(409, 'unsubscribedAlready')
      mine.status = 'canceled'
    })
    return say(call, 'unsubscribed')
  },

  async getDonationHistory(call) {
    const userId = textOf(call.query.get('userId'))
    const filter = choiceOf(call.query, 'filter', ['all', 'subs', 'payment'])
    const history: DonationHistory = await call.world.transact((state) => {
      if (learnerOf(call, state).id !== userId) throw new Refusal(403, 'forbidden')
      const subs = state.subscriptions.filter((one) => one.userId === userId)
      const payments = state.payments.filter((one) => one.userId === userId)
      return {
        subs: filter === 'payment' ? [] : subs.map((one) => subscription(one, call)),
        onetime: filter === 'subs' ? [] : payments.map(({ userId: _, ...payment }) => payment),
      }
    })
    return answer(history)
  },
} satisfies Record<string, Run>

function checkDonation(
  { amount, interval, isSubscription, currency }: Partial<Record<keyof DonationData, unknown>>,
  intervals: readonly unknown[],
) {
  const complaints: Record<string, MessageKey | undefined> = {
    amount: typeof amount === 'number' && amount >= 1 ? undefined : 'notAnAmount',
    interval: intervals.includes(interval) ? undefined : 'notAnInterval',
    isSubscription: isSubscription === (interval !== 'one-time') ? undefined : 'badRequest',
    currency: currency === 'usd' ? undefined : 'badRequest',
  }
  refuseIfAny(complaints)
  return { amount, interval } as { amount: number; interval: DonationInterval }
}

/** Invoices are pages and papers of the visitor's own site: an unpaid one is paid by opening it. */
function subscription(
  { id, status, plan, period_start, period_end }: LedgerSubscription,
  call: Call,
): Subscription {
  return {
    id,
    status,
    plan,
    latest_invoice: {
      period_start,
      period_end,
      hosted_invoice_url: `${siteOf(call)}/donation?result=true`,
      invoice_pdf: `${siteOf(call)}/mock-media/pdf/guide.pdf`,
    },
  }
}
