import { globSync, readFileSync } from 'node:fs'
import { LONGEST_LINE, MOST_RULES } from '../../../build/security/hostFiles'
import { inlineHashes } from '../../../build/security/inlineHashes'
import { headersOf, readHeaderRules } from '../../helpers/headerRules'
import { expect, test } from '../support/fixtures'

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

test('the file _headers gives each file of the site its headers, within the limits of static hosts', () => {
  const text = readFileSync('dist/_headers', 'utf8')
  const rules = readHeaderRules(text)
  expect(rules.length).toBeLessThanOrEqual(MOST_RULES)
  expect(text.split('\n').filter((line) => line.length > LONGEST_LINE)).toEqual([])

  const files = globSync('**/*.*', { cwd: 'dist' }).filter((file) => !/\.(?:br|gz|map)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const headers = headersOf(rules, `/${file}`)
    expect(headers, file).toMatchObject(EXPECTED)
    // Two rules for one file would give two policies, which together forbid what either forbids.
    expect(headers['content-security-policy']?.match(/default-src/g), file).toHaveLength(1)
    if (!file.endsWith('.html')) continue
    // A host also serves the document by its path without the ending.
    expect(headersOf(rules, `/${file.replace(/\.html$/, '')}`), file).toEqual(headers)
    const { scripts, styles } = inlineHashes(readFileSync(`dist/${file}`, 'utf8'))
    const policy = headers['content-security-policy'] ?? ''
    const allows = (hash: string, directive: RegExp) =>
      policy.includes(`'${hash}'`) || directive.exec(policy)?.[0].includes("'unsafe-inline'")
    expect(
      scripts.filter((hash) => !policy.includes(`'${hash}'`)),
      file,
    ).toEqual([])
    expect(
      styles.filter((hash) => !allows(hash, /style-src [^;]*/)),
      file,
    ).toEqual([])
  }
})
