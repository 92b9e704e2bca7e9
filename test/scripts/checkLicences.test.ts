import { describe, expect, it } from 'vitest'
import { isAllowed, licenceProblems } from '../../scripts/checkLicences.ts'

describe('a licence', () => {
  const allowed = new Set(['MIT', 'ISC', 'Apache-2.0'])

  it.each(['MIT', 'MIT OR GPL-3.0', '(GPL-3.0 OR MIT)', 'MIT AND ISC', '(GPL-3.0 AND MIT) OR (ISC AND MIT)'])(
    '%s is allowed',
    (licence) => expect(isAllowed(licence, allowed)).toBe(true),
  )

  it.each([
    'GPL-3.0',
    'MIT AND GPL-3.0',
    '',
    '(MIT',
    'MIT)',
    'MIT WITH exception',
    'SEE LICENSE IN LICENSE',
    'OR',
  ])('"%s" is not allowed', (licence) => expect(isAllowed(licence, allowed)).toBe(false))
})

describe('licences of the lock file', () => {
  const rules = { shipped: { MIT: 'free' }, tools: { 'MPL-2.0': 'not shipped' }, exceptions: {} }
  const lock = {
    packages: {
      '': { dependencies: { kit: '1.0.0' } },
      'node_modules/kit': { version: '1.0.0', license: 'MIT' },
      'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
      'node_modules/@tool/win32-x64': { version: '1.0.0', dev: true, optional: true, os: ['win32'] },
      'node_modules/workspace': { resolved: 'tools/workspace', link: true },
    },
  }
  const fromLock = () => undefined

  it('pass if the list of their kind allows them', () => {
    expect(licenceProblems(lock, rules, fromLock)).toEqual([])
  })

  it('are read from the installed package, whatever the lock file says', () => {
    const installed = (place: string) => (place === 'node_modules/kit' ? 'GPL-3.0' : undefined)
    expect(licenceProblems(lock, rules, installed)).toEqual([
      expect.stringContaining('node_modules/kit has the licence GPL-3.0'),
    ])
  })

  it('fail if a package that reaches a browser has a licence that only tools may have', () => {
    const installed = () => 'MPL-2.0'
    expect(licenceProblems(lock, rules, installed)).toEqual([expect.stringContaining('reach a browser')])
  })

  it('fail if a package names none, unless it is for another platform', () => {
    const packages = { ...lock.packages, 'node_modules/odd': { version: '1.0.0', dev: true } }
    expect(licenceProblems({ packages }, rules, fromLock)).toEqual([
      expect.stringContaining('node_modules/odd names no licence'),
    ])
  })

  it('may have exceptions; an exception for an unused package fails', () => {
    const exceptions = { kit: 'written for us', gone: 'left over' }
    expect(licenceProblems(lock, { ...rules, exceptions }, () => 'GPL-3.0')).toEqual([
      expect.stringContaining('node_modules/tool'),
      expect.stringContaining('node_modules/@tool/win32-x64'),
      expect.stringContaining('excepts gone'),
    ])
  })
})
