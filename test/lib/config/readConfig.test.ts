import { describe, expect, it } from 'vitest'
import { readConfig } from '@/lib/config/readConfig'

describe('configuration: read once, checked at start', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      apiHost: '',
      siteUrl: '',
      productName: 'Raha',
      stripeKey: '',
      showDiscount: true,
      translateWidgetUrl: expect.stringContaining('https://'),
      geolocationUrl: expect.stringContaining('https://'),
    })
  })

  it('has no avatar service by default, so that none learns a first name', () => {
    expect(readConfig({}).avatarUrl).toBe('')
    const service = 'https://avatars.example.org/svg'
    expect(readConfig({ PUBLIC_AVATAR_URL: service }).avatarUrl).toBe(service)
  })

  it('an empty value switches an external service off', () => {
    const config = readConfig({
      PUBLIC_AVATAR_URL: '',
      PUBLIC_TRANSLATE_WIDGET: '',
      PUBLIC_GEOLOCATION_URL: '',
    })
    expect([config.avatarUrl, config.translateWidgetUrl, config.geolocationUrl]).toEqual(['', '', ''])
  })

  it('accepts an origin as the API host, with or without a slash at its end', () => {
    expect(readConfig({ PUBLIC_API_HOST: 'https://api.example.org/' }).apiHost).toBe(
      'https://api.example.org',
    )
  })

  it.each([
    ['PUBLIC_API_HOST', 'api.example.org'],
    ['PUBLIC_API_HOST', 'https://api.example.org/v1'],
    ['PUBLIC_API_HOST', 'javascript:alert(1)'],
    ['PUBLIC_API_HOST', 'https://*.example.org'],
    ['PUBLIC_API_HOST', 'https://a;b.example.org'],
    ['PUBLIC_AVATAR_URL', 'https://*/svg'],
    ['PUBLIC_STRIPE_JS_URL', 'https://*.stripe.com/stripe.js'],
    ['PUBLIC_SITE_URL', 'www.example.org'],
    ['PUBLIC_SITE_URL', 'https://www.example.org/raha'],
    ['PUBLIC_AVATAR_URL', 'not an address'],
    ['PUBLIC_SHOW_DISCOUNT', 'maybe'],
    ['PUBLIC_STRIPE_KEY', 'sk_live_123'],
  ])('%s=%s is refused with its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it("accepts a path of the site as the address of the provider's script", () => {
    const script = '/mock-cards/stripe.js'
    expect(readConfig({ PUBLIC_STRIPE_JS_URL: script }).stripeJsUrl).toBe(script)
    expect(() => readConfig({ PUBLIC_STRIPE_JS_URL: '//elsewhere.example.org' })).toThrow(
      'PUBLIC_STRIPE_JS_URL',
    )
  })

  it('names every bad value at once', () => {
    const bad = { PUBLIC_API_HOST: 'x', PUBLIC_SHOW_DISCOUNT: 'x' }
    expect(() => readConfig(bad)).toThrow(/PUBLIC_API_HOST[\s\S]*PUBLIC_SHOW_DISCOUNT/)
  })
})
