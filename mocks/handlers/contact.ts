import type { ContactMessage, NewsletterSubscription } from '../../src/api/types.ts'
import { bodyOf, type Operations, Refusal, say } from './call.ts'
import { check, email, phone, required } from './rules.ts'

export const contact = {
  async createContactMessage(call) {
    const body = await bodyOf<ContactMessage>(call)
    check(body, {
      name: [required],
      email: [required, email],
      phoneNumber: [phone],
      subject: [required],
      message: [required],
    })
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
    await call.world.transact((state) => {
      state.submissions.push({ kind: 'contact', email: String(body.email), fields })
    })
    return say(call, 'contactReceived', 201)
  },

  async subscribeToNewsletter(call) {
    const body = await bodyOf<NewsletterSubscription>(call)
    check(body, { email: [required, email] })
    const address = String(body.email).trim().toLowerCase()
    await call.world.transact((state) => {
      if (state.submissions.some((one) => one.kind === 'newsletter' && one.email === address))
        throw new Refusal(409, 'subscribedAlready')
      state.submissions.push({ kind: 'newsletter', email: address, fields: {} })
    })
    return say(call, 'subscribed')
  },
} satisfies Partial<Operations>
