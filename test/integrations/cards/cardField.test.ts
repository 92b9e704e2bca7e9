import { beforeEach, expect, it, vi } from 'vitest'
import { appearanceOf } from '@/integrations/cards/appearanceOf'
import { cardsOf } from '@/integrations/cards/cardsOf'
import type { CardField, CardFieldState } from '@/integrations/cards/types'
import { fakeStripe, misuse } from './fakeStripe'

let stripe: ReturnType<typeof fakeStripe>
let field: CardField
let states: CardFieldState[]
const place = document.createElement('div')

beforeEach(() => {
  vi.useFakeTimers()
  stripe = fakeStripe()
  states = []
  field = cardsOf(stripe.asStripe).mountField(place, appearanceOf(document.body), (state) =>
    states.push(state),
  )
})

it("the card field has the page's theme, and asks for no postal code", () => {
  document.body.style.cssText = 'color: rgb(31, 42, 68); font: 16px Nunito'
  document.documentElement.style.setProperty('--color-danger', '#cf1322')
  cardsOf(stripe.asStripe).mountField(place, appearanceOf(document.body), () => {})
  expect(stripe.element.mount).toHaveBeenLastCalledWith(place)
  expect(stripe.create).toHaveBeenLastCalledWith('card', {
    hidePostalCode: true,
    disableLink: true,
    style: {
      base: expect.objectContaining({ color: 'rgb(31, 42, 68)', fontFamily: 'Nunito', fontSize: '16px' }),
      invalid: expect.objectContaining({ color: '#cf1322' }),
    },
  })
})

const ours = { family: 'Ours', src: 'url(data:font/woff2;base64,d09GMg==)' }

it('the card field uses the font of the site, which the client passes to the provider', () => {
  document.body.style.cssText = 'font: 16px Other, sans-serif'
  cardsOf(stripe.asStripe, [ours]).mountField(place, appearanceOf(document.body), () => {})
  expect(stripe.elements).toHaveBeenLastCalledWith({ fonts: [ours] })
  expect(stripe.create.mock.lastCall?.[1]).toMatchObject({
    style: { base: { fontFamily: '"Ours", Other, sans-serif' } },
  })
})

it('the card field takes a new look of the page without being mounted again', () => {
  const place = document.createElement('div')
  const mounted = cardsOf(stripe.asStripe, [ours]).mountField(place, appearanceOf(document.body), () => {})
  stripe.element.mount.mockClear()
  document.body.style.cssText = 'color: rgb(1, 2, 3); font: 18px Persian'
  mounted.setLook(appearanceOf(document.body))
  expect(stripe.element.update).toHaveBeenLastCalledWith({
    style: {
      base: expect.objectContaining({
        color: 'rgb(1, 2, 3)',
        fontFamily: '"Ours", Persian',
        fontSize: '18px',
      }),
      invalid: expect.anything(),
    },
  })
  expect(stripe.element.mount).not.toHaveBeenCalled()
  expect(stripe.element.destroy).not.toHaveBeenCalled()
})

it('the card field opens without the font of the site if the provider refuses it', () => {
  stripe.elements.mockImplementationOnce(() => {
    throw misuse()
  })
  cardsOf(stripe.asStripe, [ours])
    .mountField(place, appearanceOf(document.body), () => {})
    .focus()
  expect(stripe.element.focus).toHaveBeenCalledOnce()
})

it('the card field reports when it is ready, has an error, and is complete', () => {
  stripe.emit('ready')
  stripe.emit('change', {
    complete: false,
    error: { type: 'validation_error', code: 'invalid_number', message: 'Your card number is invalid.' },
  })
  stripe.emit('change', { complete: true })
  expect(states).toEqual([
    { isReady: true, isComplete: false },
    {
      isReady: true,
      isComplete: false,
      failure: { code: 'invalid_number', message: 'Your card number is invalid.' },
    },
    { isReady: true, isComplete: true },
  ])
})

it('the card field reports after 20 seconds that it is unavailable, and later that it is ready', () => {
  vi.advanceTimersByTime(20_000)
  expect(states).toMatchObject([{ isReady: false, failure: { code: 'field_unavailable' } }])
  stripe.emit('ready')
  expect(states.at(-1)).toEqual({ isReady: true, isComplete: false })
})

it("the card field reports the provider's load error once", () => {
  stripe.emit('loaderror', { error: { message: 'Unable to load' } })
  expect(states).toMatchObject([{ failure: { code: 'field_unavailable', message: 'Unable to load' } }])
  vi.advanceTimersByTime(60_000)
  expect(states).toHaveLength(1)
})

it('the card field can be focused, disabled and removed, and then reports nothing', () => {
  field.focus()
  field.disable(true)
  field.unmount()
  expect(stripe.element.focus).toHaveBeenCalledOnce()
  expect(stripe.element.update).toHaveBeenCalledExactlyOnceWith({ disabled: true })
  expect(stripe.element.destroy).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(states).toEqual([])
})
