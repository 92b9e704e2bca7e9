import { beforeEach, describe, expect, it, vi } from 'vitest'

type Rules = Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string>

/** The rules of each policy that the module has created, by name. */
let policies: Map<string, Partial<Rules>>
let trusted: typeof import('@/lib/page/trustedTypes')

function browser(hasTrustedTypes: boolean) {
  policies = new Map()
  const createPolicy = (name: string, rules: Partial<Rules>) => {
    if (policies.has(name)) throw new TypeError(`There is a policy ${name} already.`)
    policies.set(name, rules)
    return rules
  }
  const location = new URL('https://raha.example/courses')
  vi.stubGlobal('window', { location, ...(hasTrustedTypes && { trustedTypes: { createPolicy } }) })
}

beforeEach(async () => {
  browser(true)
  vi.stubGlobal('SCRIPT_SOURCES', ['https://cards.example', 'https://*.parts.example'])
  vi.resetModules()
  trusted = await import('@/lib/page/trustedTypes')
})

describe('the address of a script', () => {
  it.each([
    '/static/js/a.js',
    'https://raha.example/a.js',
    'https://cards.example/v3',
    'https://a.parts.example/x.js',
  ])('%s is accepted: it is ours or that of a configured service', (url) => {
    expect(trusted.scriptUrl(url)).toBe(url)
  })

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'https://cards.example.evil.example/v3',
    'https://parts.example/x.js',
    'https://evilparts.example/x.js',
    'http://cards.example/v3',
    'http://raha.example/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://raha.example/1-2-3',
  ])('%s is refused', (url) => {
    expect(() => trusted.scriptUrl(url)).toThrow(TypeError)
    trusted.guardLibraries()
    expect(() => policies.get('default')?.createScriptURL?.(url)).toThrow(TypeError)
  })

  it('is a plain text in a browser without Trusted Types', () => {
    browser(false)
    expect(trusted.scriptUrl('/a.js')).toBe('/a.js')
    expect(() => trusted.guardLibraries()).not.toThrow()
    expect(policies.size).toBe(0)
  })

  it('needs one policy, however many scripts there are', () => {
    trusted.scriptUrl('/a.js')
    trusted.scriptUrl('/b.js')
    expect([...policies.keys()]).toEqual(['raha-scripts'])
  })
})

describe('a library that writes markup', () => {
  const write = (html: string) => policies.get('default')?.createHTML?.(html)

  it('is refused while there is no sanitiser', () => {
    trusted.guardLibraries()
    expect(() => write('<b>x</b>')).toThrow('No library may write markup here.')
  })

  it('writes what the sanitiser leaves', () => {
    trusted.guardLibraries()
    trusted.allowMarkup((html) => html.replace(/<script.*<\/script>/, ''))
    expect(write('<b>x</b><script>alert(1)</script>')).toBe('<b>x</b>')
  })

  it('runs no text as code', () => {
    trusted.guardLibraries()
    expect(policies.get('default')).not.toHaveProperty('createScript')
  })
})

describe('structured data', () => {
  it('must be JSON', () => {
    expect(trusted.dataScript('{"a":"</script>"}')).toBe('{"a":"</script>"}')
    expect(() => trusted.dataScript('alert(1)')).toThrow(SyntaxError)
  })
})
