import { expect, it } from 'vitest'
import type { LockEntry } from '../../build/supply/lockFile.ts'
import { integrityProblems, unhashed } from '../../scripts/lockIntegrity.ts'

const hashed = { version: '1.0.0', integrity: 'sha512-AAEC' }
const problemsOf = (entry: LockEntry) =>
  integrityProblems({ packages: { '': {}, 'node_modules/kit': entry } })

it('an entry with a strong hash and no address passes, as do the project and its workspaces', () => {
  const packages = {
    '': { version: '1.0.0' },
    'tools/media': {},
    'node_modules/media': { resolved: 'tools/media', link: true },
    'node_modules/kit': hashed,
  }
  expect(integrityProblems({ packages })).toEqual([])
})

it.each([
  ['no hash', { version: '1.0.0' }, 'no integrity hash'],
  ['a weak hash', { ...hashed, integrity: 'sha1-AAEC' }, 'weaker'],
  ['an address', { ...hashed, resolved: 'https://packages.example.org/kit.tgz' }, 'packages.example.org'],
  ['a repository', { ...hashed, resolved: 'git+ssh://git@example.org/kit.git' }, 'git+ssh'],
  ['a file of the machine', { ...hashed, resolved: 'file:../kit.tgz' }, 'file:../kit.tgz'],
])('an entry with %s fails', (_, entry, sentence) => {
  expect(problemsOf(entry)).toEqual([expect.stringContaining(sentence)])
})

it('a hash may be missing only for a platform on which no release is built', () => {
  const optional = { version: '1.0.0', optional: true }
  const others = [
    { ...optional, os: ['win32'], cpu: ['x64'] },
    { ...optional, os: ['linux'], cpu: ['riscv64'], libc: ['glibc'] },
    { ...optional, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    { ...optional, cpu: ['wasm32'] },
  ]
  expect(others.flatMap(problemsOf)).toEqual([])
  expect(problemsOf({ ...optional, os: ['linux'], cpu: ['x64'], libc: ['glibc'] })).toHaveLength(1)
  expect(problemsOf({ ...optional, os: ['linux'], cpu: ['arm64'] })).toHaveLength(1)
  expect(unhashed({ packages: { 'node_modules/kit': optional, 'node_modules/part': hashed } })).toBe(1)
})
