import { createHash } from 'node:crypto'
import { type Lock, readLock } from './lockFile.ts'
import { type ProductionPackage, productionPackages } from './productionPackages.ts'

/**
 * @returns the bill of materials of the project at `root` as CycloneDX JSON, the same for the same lock file
 */
export function sbomText(root: string): string {
  return `${JSON.stringify(sbomOf(readLock(root)), null, 2)}\n`
}

/**
 * Lists what the project's dependencies bring (docs/adr/0101-bill-of-materials-from-the-lock-file.md).
 * It holds no time, no address of a registry and no path of the machine.
 */
export function sbomOf(lock: Lock) {
  const packages = productionPackages(lock)
  const { name = '', version = '', dependencies = {} } = lock.packages[''] ?? {}
  const project = { name: String(name), version }
  const refAt = new Map(packages.map((one) => [one.place, refOf(one)]))
  const direct = packages.filter(
    (one) => one.name in dependencies && one.place === `node_modules/${one.name}`,
  )
  const components = unique(packages.map(componentOf))
  const graph = [
    { ref: refOf(project), dependsOn: sorted(direct.map(refOf)) },
    ...components.map(({ 'bom-ref': ref }) => ({
      ref,
      // One version can stand at two places, and find other packages there.
      dependsOn: sorted(
        packages.flatMap((one) => (refOf(one) === ref ? one.needs.map((at) => refAt.get(at) ?? '') : [])),
      ),
    })),
  ]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([project, components, graph]))}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': refOf(project),
        type: 'application',
        name: project.name,
        version,
        purl: purlOf(project),
      },
    },
    components,
    dependencies: graph,
  }
}

type Versioned = { name: string; version: string }

const refOf = ({ name, version }: Versioned) => `${name}@${version}`
const purlOf = ({ name, version }: Versioned) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const sorted = (refs: string[]) => [...new Set(refs)].sort()

function componentOf(one: ProductionPackage) {
  const { integrity, license } = one.entry
  return {
    'bom-ref': refOf(one),
    type: 'library',
    name: one.name,
    version: one.version,
    scope: one.isOptional ? 'optional' : 'required',
    purl: purlOf(one),
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    ...(license && { licenses: [licenceOf(license)] }),
  }
}

function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-')
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

/** CycloneDX names one licence by its id and several by an expression. */
function licenceOf(license: string) {
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }
}

/** A version that stands at several places is one component, and required if it is required anywhere. */
function unique(components: ReturnType<typeof componentOf>[]) {
  const byRef = new Map<string, ReturnType<typeof componentOf>>()
  for (const component of components)
    if (!byRef.has(component['bom-ref']) || component.scope === 'required')
      byRef.set(component['bom-ref'], component)
  return [...byRef.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
}

/** The contents decide the number, so the same contents have the same one. The form is that of version 8. */
function uuidOf(content: string) {
  const hex = createHash('sha256').update(content).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
