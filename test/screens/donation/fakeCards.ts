import { vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import {
  type CardAppearance,
  type CardFieldState,
  type Cards,
  CardsUnavailable,
} from '@/integrations/cards/types'

type Confirmation = { secret: string; billing: unknown }

/** A fake provider. A test sets its next answer and reads its calls. */
export const provider = {
  problem: undefined as CardsUnavailable['reason'] | undefined,
  payment: async (_onBank?: () => void): Promise<PaymentStatus> => ({ state: 'succeeded', cents: 1200 }),
  found: async (): Promise<PaymentStatus> => ({ state: 'unknown' }),
  loads: 0,
  languages: [] as string[],
  paid: [] as Confirmation[],
  retrieved: [] as string[],
  change: (_field: Partial<CardFieldState>) => {},
  look: undefined as CardAppearance | undefined,
  reset() {
    this.problem = undefined
    this.payment = async () => ({ state: 'succeeded', cents: 1200 })
    this.found = async () => ({ state: 'unknown' })
    this.loads = 0
    this.languages = []
    this.paid = []
    this.retrieved = []
    this.look = undefined
  },
}

const cards: Cards = {
  mountField(element, look, onChange) {
    provider.look = look
    // The provider's field is a frame; this fake uses an input.
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'card')
    element.append(input)
    const state: CardFieldState = { isReady: true, isComplete: false }
    provider.change = (field) => onChange({ ...Object.assign(state, { failure: undefined }, field) })
    input.addEventListener('input', () => provider.change({ isComplete: input.value.length === 16 }))
    queueMicrotask(() => onChange({ ...state }))
    return {
      focus: () => input.focus(),
      setLook: (now) => {
        provider.look = now
      },
      disable: (isDisabled) => {
        input.readOnly = isDisabled
      },
      unmount: () => input.remove(),
    }
  },
  pay: async (secret, _field, billing, onBank) => {
    provider.paid.push({ secret, billing })
    return provider.payment(onBank)
  },
  retrieve: async (secret) => {
    provider.retrieved.push(secret)
    return provider.found()
  },
}

export const loadCards = vi.fn(async (language: string) => {
  provider.loads += 1
  provider.languages.push(language)
  if (provider.problem) throw new CardsUnavailable(provider.problem)
  return cards
})
