import { expect, it } from 'vitest'
import { newAttempt } from '@/domain/donation/attempt'
import type { DonationOutcome } from '@/domain/donation/outcome'
import { selectDonationView } from '@/state/donation/selectors'
import { type DonationState, donationSlice, initialState, operationStarted } from '@/state/donation/slice'
import { createStore } from '@/state/store'

const attempt = newAttempt({ interval: 'month', amount: 12 }, 'u-001', 'key-1', 1)
const once = newAttempt({ interval: 'one-time', amount: 20 }, undefined, 'key-2', 1)
const base = createStore().getState()

const viewOf = (donation: Partial<DonationState>) =>
  selectDonationView({ ...base, donation: { ...initialState, ...donation } } as typeof base)

it('the view is the choice before a donation begins, and while the page leads to checkout', () => {
  expect(viewOf({})).toMatchObject({ kind: 'choice', operation: null, isBusy: false, dialog: null })
  const leaving = { kind: 'leaving', id: 1 } as const
  expect(viewOf({ attempt: { ...once, stage: 'redirected' }, operation: leaving })).toMatchObject({
    kind: 'choice',
    operation: 'leaving',
  })
})

it.each([
  [
    'redirected',
    { ...once, stage: 'redirected' },
    { payment: 'redirected', isCheckable: false, cents: 2000 },
  ],
  ['confirming', { ...attempt, stage: 'confirming' }, { payment: 'unknown', isCheckable: true, cents: 1200 }],
  ['processing', { ...attempt, stage: 'processing', cents: 1300 }, { payment: 'processing', cents: 1300 }],
] as const)('the view is the pending panel while an attempt is %s', (_stage, pending, view) => {
  expect(viewOf({ attempt: pending })).toMatchObject({ kind: 'pending', ...view })
})

it('the view is the card form while it is open, even for another confirmation', () => {
  const ready = viewOf({ attempt: { ...attempt, stage: 'ready' }, isFormOpen: true })
  expect(ready).toMatchObject({ kind: 'card', isPaying: false, isUnresolved: false })
  const confirming = { ...attempt, stage: 'confirming' } as const
  expect(viewOf({ attempt: confirming, isFormOpen: true })).toMatchObject({ isUnresolved: true })
})

it('the card form shows an unresolved earlier confirmation during the next one, not during the first', () => {
  const paying = operationStarted({ kind: 'confirming', id: 1 })
  const payingAt = (stage: 'ready' | 'confirming') => {
    const begun = donationSlice.reducer(
      { ...initialState, attempt: { ...attempt, stage }, isFormOpen: true },
      paying,
    )
    return viewOf({ ...begun, attempt: { ...attempt, stage: 'confirming' } })
  }
  expect(payingAt('ready')).toMatchObject({ isPaying: true, isUnresolved: false })
  expect(payingAt('confirming')).toMatchObject({ isPaying: true, isUnresolved: true })
})

it('the card form names the bank’s challenge only if no earlier confirmation is open', () => {
  const challenged = { ...attempt, stage: 'confirming', isChallenged: true } as const
  expect(viewOf({ attempt: challenged, isFormOpen: true })).toMatchObject({ isAtBank: true })
  expect(viewOf({ attempt: { ...challenged, settlesAt: 9 }, isFormOpen: true })).toMatchObject({
    isAtBank: false,
  })
})

it('the view shows an unknown outcome in the page, and a decline in the card form', () => {
  const confirming = { ...attempt, stage: 'confirming' } as const
  for (const kind of ['unknown', 'unasked', 'processing'] as const)
    expect(viewOf({ attempt: confirming, outcome: { kind } })).toMatchObject({ dialog: null, report: kind })
  const failure = { kind: 'card', failure: { code: 'card_declined' } } as const
  const form = { attempt: { ...attempt, stage: 'ready' }, isFormOpen: true } as const
  expect(viewOf({ ...form, failure })).toMatchObject({ dialog: null, decline: failure })
  expect(viewOf({ ...form, outcome: { kind: 'not-charged' } }).dialog).toBeNull()
  expect(viewOf({ outcome: { kind: 'not-charged' } }).dialog).toMatchObject({
    kind: 'outcome',
    isThanks: false,
  })
})

const success = (interval: 'month' | 'one-time'): DonationOutcome => ({
  kind: 'succeeded',
  key: 'key-1',
  cents: 1200,
  interval,
})

it.each<[DonationOutcome, boolean, boolean]>([
  [success('month'), true, true],
  [success('one-time'), true, false],
  [{ kind: 'subscribed' }, true, true],
  [{ kind: 'running' }, true, true],
  [{ kind: 'found', key: 'key-1', cents: 1 }, true, false],
  [{ kind: 'thanked' }, true, false],
  [{ kind: 'done' }, true, false],
  [{ kind: 'canceled' }, false, false],
])('the view shows the outcome in a dialog: %j', (outcome, isThanks, isRegular) => {
  const view = viewOf({ outcome })
  expect(view.dialog).toMatchObject({ kind: 'outcome', isThanks, isRegular })
  expect(view.isThanking).toBe(isThanks)
})

it('the view shows a failure before an outcome, and a question in its own dialog', () => {
  const failure = { kind: 'other-tab' } as const
  const view = viewOf({ failure, outcome: success('month') })
  expect(view.dialog).toEqual({ kind: 'failure', failure })
  expect(view.isThanking).toBe(false)
  expect(viewOf({ outcome: { kind: 'still-running', running: [] } }).dialog?.kind).toBe('question')
})

it('the view stays the same object as long as nothing changes', () => {
  const state = createStore().getState()
  expect(selectDonationView(state)).toBe(selectDonationView(state))
})
