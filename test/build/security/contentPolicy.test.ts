import { describe, expect, it } from 'vitest'
import { readConfig } from '@/lib/config/readConfig'
import { contentPolicy, policyForMeta, policyText } from '../../../build/security/contentPolicy'
import { readHostSettings } from '../../../build/security/hostSettings'

const nothing = { PUBLIC_AVATAR_URL: '', PUBLIC_TRANSLATE_WIDGET: '', PUBLIC_GEOLOCATION_URL: '' }
const noInline = { scripts: [], styles: [] }

function policyOf(env: Record<string, string>, inline: Parameters<typeof contentPolicy>[2] = noInline) {
  const all = { ...nothing, ...env }
  return contentPolicy(readConfig(all), readHostSettings(all), inline)
}

describe('the content policy of a site without services', () => {
  const policy = policyOf({})

  it("allows loading from the site's own origin alone", () => {
    const foreign = Object.values(policy)
      .flat()
      .filter((source) => /^https?:/.test(source))
    expect(foreign).toEqual([])
    expect(policy['default-src']).toEqual(["'none'"])
    // A script reads the files of kept lessons from addresses on the device, which lead to no host.
    expect(policy['connect-src']).toEqual(["'self'", 'blob:'])
    expect(policy['frame-src']).toEqual(["'none'"])
  })

  it.each(['object-src', 'base-uri', 'frame-ancestors'])("has %s 'none'", (directive) => {
    expect(policy[directive]).toEqual(["'none'"])
  })

  it('allows neither inline scripts nor texts as code', () => {
    const sources = policy['script-src']
    expect(sources).toEqual(["'self'"])
    expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  })

  it('allows inline styles in attributes alone', () => {
    expect(policy['style-src']).toEqual(["'self'"])
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"])
    const others = Object.entries(policy).filter(([directive]) => directive !== 'style-src-attr')
    expect(others.flatMap(([, sources]) => sources).join(' ')).not.toContain('unsafe')
  })
})

describe('the content policy allows each service what it needs', () => {
  it.each([
    ['the API', { PUBLIC_API_HOST: 'https://api.example.org' }, 'connect-src', ['https://api.example.org']],
    [
      'pictures of the API',
      { PUBLIC_API_HOST: 'https://api.example.org' },
      'img-src',
      ['https://api.example.org'],
    ],
    [
      'films of two hosts',
      { MEDIA_HOSTS: 'https://a.example.org https://b.example.org' },
      'media-src',
      ['https://a.example.org', 'https://b.example.org'],
    ],
    [
      'avatars',
      { PUBLIC_AVATAR_URL: 'https://faces.example.org/9/svg' },
      'img-src',
      ['https://faces.example.org'],
    ],
    [
      'geolocation',
      { PUBLIC_GEOLOCATION_URL: 'https://where.example.org/json' },
      'connect-src',
      ['https://where.example.org'],
    ],
    [
      'card payments',
      { PUBLIC_STRIPE_KEY: 'pk_1' },
      'script-src',
      ['https://js.stripe.com', 'https://*.js.stripe.com'],
    ],
    ['card payments in a frame', { PUBLIC_STRIPE_KEY: 'pk_1' }, 'frame-src', ['https://hooks.stripe.com']],
    ['card payments by call', { PUBLIC_STRIPE_KEY: 'pk_1' }, 'connect-src', ['https://api.stripe.com']],
    [
      'the mock card provider',
      { PUBLIC_STRIPE_KEY: 'pk_1', PUBLIC_STRIPE_JS_URL: 'http://localhost:4242/stripe.js' },
      'frame-src',
      ['http://localhost:4242'],
    ],
    [
      'machine translation',
      { PUBLIC_TRANSLATE_WIDGET: 'https://translate.google.com/translate_a/element.js' },
      'script-src',
      ['https://translate.google.com', 'https://translate.googleapis.com'],
    ],
  ])('%s', (_what, env, directive, sources) => {
    expect(policyOf(env as Record<string, string>)[directive]).toEqual(expect.arrayContaining(sources))
    for (const source of sources) expect(policyOf({})[directive]).not.toContain(source)
  })

  it("the provider's script address alone, without a key, allows no frame", () => {
    expect(policyOf({ PUBLIC_STRIPE_JS_URL: 'http://localhost:4242/stripe.js' })['frame-src']).toEqual([
      "'none'",
    ])
  })
})

it('the content policy names the hashes of inline scripts and styles in documents', () => {
  const policy = policyOf({}, { scripts: ['sha256-A='], styles: ['sha256-B='] })
  expect(policy['script-src']).toEqual(["'self'", "'sha256-A='"])
  expect(policy['style-src']).toEqual(["'self'", "'sha256-B='"])
})

it('the content policy has the report address of the operator, in the header alone', () => {
  const policy = policyOf({ POLICY_REPORT_URL: 'https://reports.example.org/csp' })
  expect(policyText(policy)).toContain('report-uri https://reports.example.org/csp; report-to policy')
  expect(policyForMeta(policy)).not.toMatch(/report-|frame-ancestors/)
  expect(policyText(policyOf({}))).not.toContain('report-')
})

describe('invalid settings of the host', () => {
  it.each([
    ['https://*.example.org', /wildcard/],
    ['*', /wildcard/],
    ['media.example.org', /MEDIA_HOSTS must list origins/],
    ['https://media.example.org/films', /MEDIA_HOSTS must list origins/],
    ["'unsafe-inline'", /MEDIA_HOSTS must list origins/],
    ['data:', /MEDIA_HOSTS must list origins/],
    ['https://a.example.org;script-src', /MEDIA_HOSTS must list origins/],
  ])('%s is refused as a media host', (value, message) => {
    expect(() => readHostSettings({ MEDIA_HOSTS: value })).toThrow(message)
  })

  it.each(['reports.example.org', 'https://a.example.org/x; script-src *', '//example.org/x'])(
    '%s is refused as an address for reports',
    (value) => {
      expect(() => readHostSettings({ POLICY_REPORT_URL: value })).toThrow(/POLICY_REPORT_URL must be/)
    },
  )

  it('are all named in one error', () => {
    expect(() => readHostSettings({ MEDIA_HOSTS: '*', POLICY_REPORT_URL: 'x' })).toThrow(
      /MEDIA_HOSTS[\s\S]*POLICY_REPORT_URL/,
    )
  })
})

it('the content policy refuses an address that would end its directive', () => {
  const policy = { ...policyOf({}), 'connect-src': ['https://a.example.org;script-src'] }
  expect(() => policyText(policy)).toThrow(/cannot name https:\/\/a\.example\.org;script-src/)
})
