import { expect, test } from 'vitest'
import { completed, missingEntries } from '../../scripts/completeLock.ts'

const lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-musl': '1.0.0',
        '@tool/win32-arm64-msvc': '1.0.0',
        '@tool/wasm32-wasi': '1.0.0',
        '@tool/linux-x64-gnu': '1.0.0',
        '@tool/nested': '1.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
    'node_modules/tool/node_modules/@tool/nested': { version: '1.0.0' },
  },
}

test('packages for other platforms get the entry that npm would write', () => {
  const { packages } = completed(lock)
  const entry = { version: '1.0.0', dev: true, optional: true }
  expect(packages).toMatchObject({
    'node_modules/@tool/linux-x64-musl': { ...entry, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/@tool/win32-arm64-msvc': { ...entry, os: ['win32'], cpu: ['arm64'] },
    'node_modules/@tool/wasm32-wasi': { ...entry, cpu: ['wasm32'] },
  })
})

test('existing entries stay unchanged, whether beside the package or nested in it', () => {
  expect(missingEntries(lock).map(({ name }) => name)).not.toContain('@tool/nested')
  expect(missingEntries(completed(lock))).toEqual([])
  expect(completed(completed(lock))).toEqual(completed(lock))
})

test('a missing optional package whose name contains no platform is refused', () => {
  const odd = { packages: { 'node_modules/tool': { optionalDependencies: { fsevents: '1.0.0' } } } }
  expect(() => completed(odd)).toThrow('fsevents')
})
