/** The fields by which npm decides whether a package is for this machine. */
export type Platform = { os?: string[]; cpu?: string[]; libc?: string[] }

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/**
 * Reads the platform from the name of a native package (`@rspack/binding-linux-arm64-musl`). The registry
 * lacks the package, so it cannot tell, but all native packages have names of this form.
 * @throws Error if the name contains no platform
 */
export function platformOf(name: string): Platform {
  const words = name.slice(name.indexOf('/') + 1).split('-')
  const os = words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => PROCESSORS.includes(word))
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(`"${name}" tells no platform: add its entry to package-lock.json by hand.`)
  return { cpu: [cpu], ...libcOf(words, os), ...(os && { os: [os] }) }
}

function libcOf(words: string[], os: string | undefined) {
  if (os !== 'linux') return {}
  if (words.some((word) => word.startsWith('musl'))) return { libc: ['musl'] }
  return words.some((word) => word.startsWith('gnu')) ? { libc: ['glibc'] } : {}
}
