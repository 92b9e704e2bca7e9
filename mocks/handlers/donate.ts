import type {
  DonationData,
  DonationHistory,
  DonationIntent,
  DonationInterval,
  PaymentLink,
  Subscription,
} from '../../src/api/types.ts'
import { createIntent, resolveDue } from '../card-provider/intents.ts'
import { createSession } from '../card-provider/sessions.ts'
import type { MessageKey } from '../messages.ts'
import type { LedgerSubscription, WorldState } from '../state.ts'
import { answer, bodyOf, type Call, choiceOf, type Operations, Refusal, say, siteOf, textOf } from './call.ts'
import { onceForItsKey } from './onceForItsKey.ts'
import { refuseIfAny } from './rules.ts'
import { hasSubscription, learnerOf, visitorOf } from './sessions.ts'

const recurring: readonly unknown[] = ['week', 'month', 'year'] satisfies DonationInterval[]

export const donate = {
  async createDonationIntent(call) {
    const donation = await bodyOf<DonationData>(call)
    const { cents, interval } = checkDonation(donation, recurring)
    const intent: DonationIntent = await call.world.transact((state) => {
      const { id: userId } = learnerOf(call, state)
      return onceForItsKey(call, state, { userId, donation }, () => {
        resolveDue(state, call.world.now())
        if (hasSubscription(state, userId)) throw new Refusal(409, 'alreadySubscribed')
        const { id, clientSecret } = createIntent(state, cents, call.world.now())
        state.expectedPayments.push({ id, userId, cents, interval })
        return { clientSecret }
      })
    })
    return answer(intent)
  },

  async getPaymentLink(call) {
    const donation = await bodyOf<DonationData>(call)
    const { cents, interval } = checkDonation(donation, ['one-time'])
    const link: PaymentLink = await call.world.transact((state) => {
      const userId = visitorOf(call, state)?.id
      return onceForItsKey(call, state, { userId, donation }, () => {
        const { id } = createSession(state, cents, call.world.now())
        state.expectedPayments.push({ id, ...(userId && { userId }), cents, interval })
        return { data: paymentPage(call, id) }
      })
    })
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
      resolveDue(state, call.world.now())
      if (learnerOf(call, state).id !== userId) throw new Refusal(403, 'forbidden')
      const subs = state.subscriptions.filter((one) => one.userId === userId)
      const payments = state.payments.filter((one) => one.userId === userId)
      return {
        subs: filter === 'payment' ? [] : subs.map((one) => subscription(one, state, call)),
        onetime: filter === 'subs' ? [] : payments.map(({ userId: _, ...payment }) => payment),
      }
    })
    return answer(history)
  },
} satisfies Partial<Operations>

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
  return { cents: Math.round(Number(amount) * 100), interval: interval as DonationInterval }
}

/**
 * Papers are of the visitor's own site; an invoice that can be paid has a page of the card payment provider.
 */
function subscription(
  { id, status, plan, period_start, period_end, isEnding }: LedgerSubscription,
  { expectedPayments }: WorldState,
  call: Call,
): Subscription {
  const due = expectedPayments.find((one) => one.subscription === id)
  const isOver = isEnding === true && period_end * 1000 <= call.world.now()
  return {
    id,
    status: isOver ? 'canceled' : status,
    plan,
    latest_invoice: {
      period_start,
      period_end,
      hosted_invoice_url: due ? paymentPage(call, due.id) : null,
      invoice_pdf: `${siteOf(call)}/mock-media/pdf/guide.pdf`,
    },
  }
}

/** The provider's page to pay on: here it is one of the visitor's own site. */
function paymentPage(call: Call, session: string) {
  return `${siteOf(call)}/mock-pay.html?session=${session}`
}
