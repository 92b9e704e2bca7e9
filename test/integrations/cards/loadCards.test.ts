import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appearanceOf } from '@/integrations/cards/appearanceOf'
import type { loadCards } from '@/integrations/cards/loadCards'
import { fakeStripe, misuse } from './fakeStripe'

const standIn = { key: 'pk_test_1', scriptUrl: 'http://localhost:4242/stripe.js' }
const real = { key: 'pk_test_1', scriptUrl: '' }
const version = /Stripe\.version = '(\w+)'/.exec(
  readFileSync('mocks/card-provider/site/stripe.js', 'utf8'),
)?.[1]

/** The library keeps what it has loaded; each test begins with nothing. */
let load: typeof loadCards
let isProviderHere: () => boolean

beforeEach(async () => {
  vi.stubGlobal('fetch', vi.fn(ourFont))
  vi.resetModules()
  load = (await import('@/integrations/cards/loadCards')).loadCards
  isProviderHere = (await import('@/integrations/cards/presence')).isProviderHere
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const script of scripts()) script.remove()
  Reflect.deleteProperty(window, 'Stripe')
})

const ourFont = async (_address: string) => new Response('wOF2')

const scripts = () => [...document.querySelectorAll('script')]
const script = () => scripts().at(-1)

/** Waits until the script has been requested. */
const asked = () => vi.waitFor(() => expect(scripts()).toHaveLength(1))

function arrive(make: () => unknown = () => fakeStripe().asStripe) {
  const Stripe = Object.assign(vi.fn(make), { version })
  Object.assign(window, { Stripe })
  script()?.dispatchEvent(new Event('load'))
  return Stripe
}

it('card payments without a key are not set up, and the client requests nothing', async () => {
  await expect(load('en', { ...standIn, key: '' })).rejects.toMatchObject({ reason: 'not-set-up' })
  expect(scripts()).toEqual([])
  expect(isProviderHere()).toBe(false)
})

it("the provider's script counts as present from its request on, because it may load at any time", async () => {
  const loading = load('en', standIn)
  expect(isProviderHere()).toBe(true)
  await asked()
  arrive()
  await loading
})

describe('the font of the site in the card field', () => {
  const handed = 'url(data:font/woff2;base64,d09GMg==) format("woff2")'

  /** The fonts that are passed to a field. */
  async function fontsOf() {
    const stripe = fakeStripe()
    const loading = load('en', standIn)
    await asked()
    arrive(() => stripe.asStripe)
    ;(await loading).mountField(document.body, appearanceOf(document.body), () => {}).unmount()
    return stripe.elements.mock.lastCall?.[0]
  }

  it('is passed to the provider as data, so that no other origin needs access', async () => {
    expect(await fontsOf()).toEqual({ fonts: [{ family: 'Nunito Variable', src: handed }] })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/nunito-latin-wght-normal.*\.woff2/))
    await load('fa', standIn)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['does not exist', async () => new Response('', { status: 404 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not delay a payment if it %s', async (_what, answer) => {
    vi.mocked(fetch).mockImplementation(answer)
    expect(await fontsOf()).toEqual({ fonts: [] })
  })

  it('does not delay a payment by more than 3 seconds', async () => {
    vi.mocked(fetch).mockImplementation(() => new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const loading = load('en', standIn)
    await vi.advanceTimersByTimeAsync(0)
    arrive()
    await vi.advanceTimersByTimeAsync(3000)
    await expect(loading).resolves.toHaveProperty('pay')
  })
})

describe.each([
  ['the configured script', standIn, 'http://localhost:4242/stripe.js'],
  ["the provider's own script", real, 'https://js.stripe.com/endive/stripe.js'],
])('%s', (_name, provider, address) => {
  it('is loaded once, with the locale English, because the provider has no Persian', async () => {
    const loading = load('fa', provider)
    await asked()
    expect(script()?.src).toBe(address)
    const Stripe = arrive()
    await expect(loading).resolves.toHaveProperty('pay')
    expect(Stripe).toHaveBeenCalledExactlyOnceWith('pk_test_1', { locale: 'en' })
    await load('en', provider)
    expect(scripts()).toHaveLength(1)
    expect(Stripe).toHaveBeenCalledOnce()
  })

  it('is reported as blocked if it fails, and can be loaded again', async () => {
    const onFailed = vi.fn()
    const loading = load('en', provider).catch(onFailed)
    // The library tries twice on its own.
    await vi.waitFor(() => {
      script()?.dispatchEvent(new Event('error'))
      expect(onFailed).toHaveBeenCalledOnce()
    })
    await loading
    expect(onFailed.mock.lastCall?.[0]).toMatchObject({ reason: 'blocked' })

    const again = load('en', provider)
    await vi.waitFor(() => expect(script()).toBeDefined())
    arrive()
    await expect(again).resolves.toHaveProperty('pay')
  })

  it('is reported as blocked after 20 seconds without an answer', async () => {
    vi.useFakeTimers()
    const waiting = expect(load('en', provider)).rejects.toMatchObject({ reason: 'blocked' })
    await vi.advanceTimersByTimeAsync(20_000)
    await waiting
  })

  it('is reported as not set up if it refuses the key', async () => {
    const refused = expect(load('en', provider)).rejects.toMatchObject({ reason: 'not-set-up' })
    await asked()
    arrive(() => {
      throw misuse()
    })
    await refused
  })
})
