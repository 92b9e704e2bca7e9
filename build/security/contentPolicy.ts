import type { Config } from '../../src/lib/config/readConfig.ts'
import { type ForeignService, foreignServices } from './foreignServices.ts'
import type { HostSettings } from './hostSettings.ts'

/** Hashes of what documents hold inline, such as 'sha256-…'. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export type Policy = Readonly<Record<string, readonly string[]>>

const SELF = "'self'"
const NONE = "'none'"

/**
 * The policies of the boot script, the bundler, our scripts, structured data, chosen pictures, the sanitizer,
 * libraries.
 */
const TRUSTED_TYPES = [
  'raha-boot',
  'raha-chunks',
  'raha-scripts',
  'raha-data',
  'raha-parser',
  'dompurify',
  'default',
]

/** @returns the content security policy of the site's documents, by directive (docs/security.md) */
export function contentPolicy(config: Config, host: HostSettings, inline: InlineHashes): Policy {
  const services = foreignServices(config)
  const of = (kind: Exclude<keyof ForeignService, 'name'>) =>
    services.flatMap((service) => service[kind] ?? [])
  const media = [config.apiHost, ...host.mediaHosts].filter(Boolean)
  const sources = (...all: string[]) => [...new Set(all)]
  return {
    'default-src': [NONE],
    'script-src': sources(SELF, ...quoted(inline.scripts), ...of('scripts')),
    'style-src': sources(SELF, ...quoted(inline.styles), ...of('styles')),
    // Prerendered parts carry sizes and places in their style attributes. No server text does: the sanitizer
    // drops them.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': sources(SELF, 'data:', 'blob:', ...media, ...of('images')),
    'media-src': sources(SELF, 'blob:', ...media),
    'font-src': [SELF],
    // The paper, the captions and the film's segments of a kept lesson have addresses on the device.
    'connect-src': sources(SELF, 'blob:', ...media, ...of('connections')),
    'frame-src': services.some(({ frames }) => frames) ? sources(...of('frames')) : [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    ...(host.reportUrl && { 'report-uri': [host.reportUrl], 'report-to': ['policy'] }),
  }
}

/** A browser reads these in a header alone. */
const IN_HEADER_ALONE = ['frame-ancestors', 'report-uri', 'report-to']

/** @throws Error if a source would end its directive, such as a host with a semicolon */
export function policyText(policy: Policy) {
  const odd = Object.values(policy)
    .flat()
    .find((source) => /[;,\s"]/.test(source))
  if (odd !== undefined)
    throw new Error(`The content security policy cannot name ${odd}: correct that address.`)
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The policy as a meta element of a document can have it. */
export function policyForMeta(policy: Policy) {
  return policyText(
    Object.fromEntries(Object.entries(policy).filter(([directive]) => !IN_HEADER_ALONE.includes(directive))),
  )
}

const OF_HOSTS = ['img-src', 'media-src', 'connect-src', 'frame-src']

/**
 * @returns the directives that name hosts alone, for the development server, whose scripts and styles are its
 * own
 */
export function policyOfHosts(config: Config, host: HostSettings) {
  const policy = contentPolicy(config, host, { scripts: [], styles: [] })
  return policyText(Object.fromEntries(Object.entries(policy).filter(([name]) => OF_HOSTS.includes(name))))
}

function quoted(hashes: readonly string[]) {
  return hashes.map((hash) => `'${hash}'`)
}
