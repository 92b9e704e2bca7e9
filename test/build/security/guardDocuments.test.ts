import { expect, it } from 'vitest'
import { readConfig } from '@/lib/config/readConfig'
import { guardDocuments } from '../../../build/security/guardDocuments'
import { documentHeaders } from '../../../build/security/headers'
import { headersFile, nginxHeaders } from '../../../build/security/hostFiles'
import { inlineHashes } from '../../../build/security/inlineHashes'

const config = readConfig({ PUBLIC_SITE_URL: 'https://example.org' })
const host = { mediaHosts: [], reportUrl: '' }
const document = (style: string) =>
  `<html><head><meta charset="utf-8"><script type="application/json">{"a":1}</script><script>boot()</script><style>${style}</style></head></html>`

it('hashes are computed of inline scripts and styles, not of inline data', () => {
  // printf 'boot()' | openssl dgst -sha256 -binary | base64
  expect(inlineHashes(document('a{}')).scripts).toEqual([
    'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY=',
  ])
  expect(inlineHashes(document('a{}')).styles).toHaveLength(1)
})

it('each document gets a policy of its own, and the header one that fits all documents', () => {
  const { documents, policy } = guardDocuments(
    { 'a.html': document('a{}'), 'b.html': document('b{}') },
    config,
    host,
  )
  const hashes = policy['style-src']?.filter((source) => source.startsWith("'sha256")) ?? []
  expect(hashes).toHaveLength(2)
  for (const [index, text] of Object.values(documents).entries()) {
    const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? []
    expect(meta).toContain(hashes[index])
    expect(meta).not.toContain(hashes[1 - index])
    expect(text.indexOf('Content-Security-Policy')).toBeLessThan(text.indexOf('<script'))
  }
})

it('a document without a place for the policy is refused', () => {
  expect(() => guardDocuments({ 'a.html': '<html></html>' }, config, host)).toThrow(/no place/)
})

it('the file _headers and the configuration of nginx contain the same headers', () => {
  const { policy } = guardDocuments({ 'a.html': document('a{}') }, config, host)
  const headers = documentHeaders(config, host, policy)
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Strict-Transport-Security',
    ]),
  )
  for (const [name, value] of Object.entries(headers)) {
    expect(headersFile(headers)).toContain(`\n  ${name}: ${value}\n`)
    expect(nginxHeaders(headers)).toContain(`add_header ${name} '${value.replaceAll("'", "\\'")}' always;\n`)
  }
})
