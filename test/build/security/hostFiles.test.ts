import { describe, expect, it } from 'vitest'
import { readConfig } from '@/lib/config/readConfig'
import { contentPolicy } from '../../../build/security/contentPolicy'
import { documentHeaders } from '../../../build/security/headers'
import { headersFile, LONGEST_LINE } from '../../../build/security/hostFiles'
import { readHostSettings } from '../../../build/security/hostSettings'
import { headersOf, readHeaderRules } from '../../helpers/headerRules'

function headersWith(env: Record<string, string>, styles: number) {
  const [config, host] = [readConfig(env), readHostSettings(env)]
  const hash = (index: number) => `sha256-${String(index).padStart(43, 'a')}=`
  const inline = { scripts: [hash(0)], styles: Array.from({ length: styles }, (_, index) => hash(index + 1)) }
  return documentHeaders(config, host, contentPolicy(config, host, inline))
}

/** Every service and host that an operator may configure. */
const everything = {
  PUBLIC_API_HOST: 'https://api.example.org',
  PUBLIC_SITE_URL: 'https://www.example.org',
  PUBLIC_STRIPE_KEY: 'pk_live_1',
  PUBLIC_AVATAR_URL: 'https://faces.example.org/svg',
  MEDIA_HOSTS: 'https://films.example.org https://pictures.example.org',
  POLICY_REPORT_URL: 'https://reports.example.org/csp',
}

describe('the file _headers, as a static host reads it', () => {
  it('gives every path all headers once', () => {
    const headers = headersWith({}, 3)
    const rules = readHeaderRules(headersFile(headers))
    const small = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const path of ['/', '/en/courses', '/fa/blogs/a-post.html', '/static/js/index.0123abcd.js'])
      expect(headersOf(rules, path)).toEqual(small)
  })

  it.each([
    ['nothing is configured', {}],
    ['everything is configured', everything],
  ])('has no line that is too long for a host when %s', (_what, env) => {
    const lines = headersFile(headersWith(env, 30)).split('\n')
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([])
  })

  it('omits only the hashes of styles, and only if the line would be too long', () => {
    const headers = headersWith(everything, 30)
    const short = headersOf(readHeaderRules(headersFile(headers)), '/')['content-security-policy'] ?? ''
    const split = (policy = '') =>
      policy.split('; ').filter((directive) => !directive.startsWith('style-src '))
    expect(split(short)).toEqual(split(headers['Content-Security-Policy']))
    expect(/style-src [^;]*/.exec(short)?.[0]).toMatch(/^style-src 'self' https:.* 'unsafe-inline'$/)
    expect(headersFile(headersWith({}, 3))).not.toMatch(/style-src [^;]*unsafe-inline/)
  })
})

describe("the tests' reader of _headers files", () => {
  it('joins the values of several rules, and reads patterns with :name and *', () => {
    const rules = readHeaderRules(
      '# Rules\n/*\n  X-A: 1\n/blogs/:slug\n  X-A: 2\n  X-B: 3\n\n/static/*\n\tX-C: 4',
    )
    expect(headersOf(rules, '/blogs/one')).toEqual({ 'x-a': '1, 2', 'x-b': '3' })
    expect(headersOf(rules, '/blogs/one/two')).toEqual({ 'x-a': '1' })
    expect(headersOf(rules, '/static/js/a.js')).toEqual({ 'x-a': '1', 'x-c': '4' })
  })

  it.each(['  X-A: 1', '/*\n  no header', '/*\n  X-A:', 'blogs/*'])('refuses %s', (text) => {
    expect(() => readHeaderRules(text)).toThrow('A host does not understand')
  })
})
