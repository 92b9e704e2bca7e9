import type { Stripe } from '@stripe/stripe-js'
import { vi } from 'vitest'

type Handle = (event: object) => void

/** An answer that never comes. */
export const silence = () => new Promise<never>(() => {})

/** A fake of the part of the provider's library that the client uses. A test sets its answers. */
export function fakeStripe() {
  const handlers = new Map<string, Handle>()
  const element = {
    on: (type: string, handle: Handle) => void handlers.set(type, handle),
    mount: vi.fn(),
    focus: vi.fn(),
    update: vi.fn(),
    destroy: vi.fn(),
  }
  const create = vi.fn((_type: string, _options: object) => element)
  const elements = vi.fn((_options?: object) => ({ create }))
  const stripe = {
    elements,
    createPaymentMethod: vi.fn(async (): Promise<unknown> => ({ paymentMethod: { id: 'pm_1' } })),
    confirmCardPayment: vi.fn(
      async (_secret: string, ..._more: object[]): Promise<unknown> => intent('succeeded'),
    ),
    retrievePaymentIntent: vi.fn(async (): Promise<unknown> => intent('requires_payment_method')),
  }
  return {
    ...stripe,
    element,
    create,
    /** The event that the field reports. */
    emit: (type: string, event: object = {}) => handlers.get(type)?.(event),
    asStripe: stripe as unknown as Stripe,
  }
}

export function intent(status: string, more: object = {}) {
  return { paymentIntent: { id: 'pi_1', status, amount: 2000, last_payment_error: null, ...more } }
}

/** The error that the library throws when it is used wrongly. */
export function misuse() {
  return Object.assign(new Error('Invalid value'), { name: 'IntegrationError' })
}
