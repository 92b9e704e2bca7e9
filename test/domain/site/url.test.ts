// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentUrl, safeUrl, sitePath } from '@/domain/site/url'

describe('safeUrl: only http(s) of a server reaches an href, a src or location', () => {
  it.each([
    ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
    ['http://cdn.example.org/a.png', 'http://cdn.example.org/a.png'],
    ['/mock-media/a.svg?x=1#y', '/mock-media/a.svg?x=1#y'],
    ['media/a.svg', '/media/a.svg'],
    ['//cdn.example.org/a.png', 'http://cdn.example.org/a.png'],
    ['http://localhost:3000//evil.example/x', 'http://localhost:3000//evil.example/x'],
  ])('%s is shown', (given, shown) => {
    expect(safeUrl(given)).toBe(shown)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost/1',
    'file:///etc/passwd',
    'https://user:secret@example.org/',
    'https://',
    '',
    '   ',
    null,
    undefined,
    7,
    {},
  ])('%j is refused', (given) => {
    expect(safeUrl(given)).toBeUndefined()
  })

  it('whatever a server sends, the protocol is http(s)', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.constantFrom('javascript:', 'data:').chain((p) => fc.string().map((s) => p + s)),
        ),
        (text) => {
          const url = safeUrl(text)
          if (url !== undefined) expect(new URL(url, 'http://localhost:3000').protocol).toMatch(/^https?:$/)
        },
      ),
    )
  })
})

describe('paymentUrl: only absolute addresses with https or our own origin', () => {
  it.each([
    ['https://pay.example.org/session/1?a=b', 'https://pay.example.org/session/1?a=b'],
    ['HTTPS://pay.example.org', 'https://pay.example.org/'],
    ['http://localhost:3000/donation?result=true', '/donation?result=true'],
    ['http://localhost:3000//evil.example/x', 'http://localhost:3000//evil.example/x'],
    [' https://pay.example.org/1 ', 'https://pay.example.org/1'],
  ])('%s is opened', (given, opened) => {
    expect(paymentUrl(given)).toBe(opened)
  })

  it.each([
    'http://pay.example.org/session/1',
    '//pay.example.org/session/1',
    '/donation?result=true',
    'pay/session/1',
    'Payments are closed today',
    'none',
    'pay.example.org',
    'https:pay.example.org',
    'https:/pay.example.org',
    'http:/donation',
    'https:// closed today',
    'https://user:secret@pay.example.org/',
    'https://user@pay.example.org/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,pay',
    'ftp://pay.example.org/',
    'mailto:pay@example.org',
    'https://',
    '',
    null,
    undefined,
    12,
    {},
  ])('%j is refused', (given) => {
    expect(paymentUrl(given)).toBeUndefined()
  })
})

describe('sitePath: redirectAfterLogin is a path of this site or nothing', () => {
  it.each([
    '/',
    '/courses',
    '/courses/a-b?tab=overview',
    '/learn/c-001?lesson=c-001-l-02#top',
    '/our-works/C%C3%B4te',
  ])('%s is followed', (path) => {
    expect(sitePath(path)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/\u0009/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'courses',
    '',
    null,
    42,
    { pathname: '/x' },
  ])('%j is refused', (value) => {
    expect(sitePath(value)).toBeUndefined()
  })

  it('never leaves the origin, whatever the address is', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
      '\t',
      '\n',
      'a',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = sitePath(parts.join(''))
        if (path !== undefined)
          expect(new URL(path, 'https://raha.example').origin).toBe('https://raha.example')
      }),
      { numRuns: 2000 },
    )
  })
})
