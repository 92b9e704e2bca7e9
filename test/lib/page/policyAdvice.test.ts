// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { advisePolicy, policyAdvice } from '@/lib/page/policyAdvice'

it.each([
  ['img-src', 'https://media.example.org/a.png', 'MEDIA_HOSTS'],
  ['media-src', 'https://media.example.org/a.mp4', 'MEDIA_HOSTS'],
  ['connect-src', 'https://api.example.org/api', 'PUBLIC_API_HOST'],
  ['frame-src', 'https://cards.example.org/', 'PUBLIC_STRIPE_JS_URL'],
  ['script-src-elem', 'https://translate.example.org/x.js', 'PUBLIC_TRANSLATE_WIDGET'],
])(
  'the advice names a host that %s refuses, and the setting that lacks it',
  (effectiveDirective, blockedURI, setting) => {
    const advice = policyAdvice({ effectiveDirective, blockedURI })
    expect(advice).toContain(new URL(blockedURI).origin)
    expect(advice).toContain(setting)
  },
)

it.each([
  ['script-src-attr', 'inline'],
  ['img-src', 'data'],
  ['require-trusted-types-for', 'trusted-types-sink'],
  ['connect-src', 'https:'],
])('there is no advice about %s and %s, because no setting would help', (effectiveDirective, blockedURI) => {
  expect(policyAdvice({ effectiveDirective, blockedURI })).toBeUndefined()
})

it('the console names a host once, however many of its files are refused', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  advisePolicy()
  for (const file of ['a.png', 'b.png', 'c.png']) {
    const refusal = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: `https://media.example.org/${file}`,
    })
    document.dispatchEvent(refusal)
  }
  expect(warn).toHaveBeenCalledTimes(1)
})
