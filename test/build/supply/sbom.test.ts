import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { nameOf, readLock } from '../../../build/supply/lockFile'
import { productionPackages } from '../../../build/supply/productionPackages'
import { sbomOf, sbomText } from '../../../build/supply/sbom'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const lock = {
  packages: {
    '': {
      name: 'site',
      version: '1.0.0',
      dependencies: { kit: '2.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'node_modules/kit': {
      version: '2.0.0',
      license: '(MIT OR CC0-1.0)',
      integrity: 'sha512-AAEC',
      resolved: 'https://registry.example.org/kit.tgz',
      dependencies: { part: '^2.0.0' },
      peerDependencies: { view: '1.0.0', typer: '1.0.0' },
      peerDependenciesMeta: { typer: { optional: true } },
      optionalDependencies: { '@kit/linux-x64': '2.0.0' },
    },
    'node_modules/@kit/linux-x64': { version: '2.0.0', license: 'MIT', optional: true },
    'node_modules/kit/node_modules/part': { version: '2.1.0', license: 'MIT' },
    'node_modules/part': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/typer': { version: '1.0.0', devOptional: true },
    'node_modules/view': { version: '1.0.0', license: 'MIT', dependencies: { part: '^1.0.0' } },
  },
}

describe('packages of production', () => {
  it('are the dependencies and what they need, from the place where Node finds them', () => {
    expect(productionPackages(lock).map(({ place, isOptional }) => [place, isOptional])).toEqual([
      ['node_modules/@kit/linux-x64', true],
      ['node_modules/kit', false],
      ['node_modules/kit/node_modules/part', false],
      ['node_modules/part', false],
      ['node_modules/view', false],
    ])
  })

  it('include every dependency of this project and no development dependency', () => {
    const names = productionPackages(readLock(ROOT)).map(({ place }) => nameOf(place))
    const { dependencies = {}, devDependencies = {} } = readLock(ROOT).packages[''] ?? {}
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    expect(names.filter((name) => name in Object(devDependencies) && !name.startsWith('@types/'))).toEqual([])
  })
})

describe('the bill of materials', () => {
  it('names each version once, with its hash, its licence and its dependencies', () => {
    const { components, dependencies } = sbomOf(lock)
    expect(components.map((component) => component['bom-ref'])).toEqual([
      '@kit/linux-x64@2.0.0',
      'kit@2.0.0',
      'part@1.0.0',
      'part@2.1.0',
      'view@1.0.0',
    ])
    expect(components[1]).toEqual({
      'bom-ref': 'kit@2.0.0',
      type: 'library',
      name: 'kit',
      version: '2.0.0',
      scope: 'required',
      purl: 'pkg:npm/kit@2.0.0',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ expression: '(MIT OR CC0-1.0)' }],
    })
    expect(components[0]).toMatchObject({ scope: 'optional', purl: 'pkg:npm/%40kit/linux-x64@2.0.0' })
    expect(dependencies).toContainEqual({ ref: 'site@1.0.0', dependsOn: ['kit@2.0.0'] })
    expect(dependencies).toContainEqual({
      ref: 'kit@2.0.0',
      dependsOn: ['@kit/linux-x64@2.0.0', 'part@2.1.0', 'view@1.0.0'],
    })
    expect(dependencies).toContainEqual({ ref: 'view@1.0.0', dependsOn: ['part@1.0.0'] })
  })

  it('has the same serial number for the same lock file, and another one for another lock file', () => {
    const { serialNumber } = sbomOf(lock)
    expect(sbomOf(structuredClone(lock)).serialNumber).toBe(serialNumber)
    expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    const newer = structuredClone(lock)
    newer.packages['node_modules/view'].version = '1.0.1'
    expect(sbomOf(newer).serialNumber).not.toBe(serialNumber)
  })

  it('of this project is complete, and contains no time, no host of a registry and no local path', () => {
    const text = sbomText(ROOT)
    expect(text).not.toMatch(/timestamp|"resolved"|registry\.|\.tgz/)
    expect(text).not.toContain(ROOT)
    expect(JSON.stringify(sbomOf(lock))).not.toContain('registry.example.org')
    const { components, dependencies } = JSON.parse(text) as ReturnType<typeof sbomOf>
    const refs = new Set(components.map((component) => component['bom-ref']))
    expect(refs.size).toBe(components.length)
    expect(components.length).toBeGreaterThan(50)
    for (const { dependsOn } of dependencies) expect(dependsOn.filter((ref) => !refs.has(ref))).toEqual([])
    const required = components.filter(({ scope }) => scope === 'required')
    expect(required.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([])
  })
})
