/**
 * Asks the registry for known weaknesses of the packages in the lock file. Without a registry that answers,
 * it says so and passes. scripts/supply.json lists accepted advisories, each with its reason.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readLock } from '../build/supply/lockFile.ts'
import { productionPackages } from '../build/supply/productionPackages.ts'
import { isRecord } from '../src/lib/values/isRecord.ts'
import supply from './supply.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE_MS = 10_000
const SEVERE = ['high', 'critical']

type Advisory = { title?: string; url?: string; severity?: string }
/**
 * The parts of npm's answer (version 2) that decide. `via`: advisories, or names of packages that have some.
 */
type Vulnerability = { name: string; severity: string; nodes: string[]; via: (string | Advisory)[] }

/**
 * Any weakness of what reaches a browser is a problem. A tool of development meets our own files alone, so
 * only a severe one is.
 * @param text npm's answer
 * @param shipped the places of packages that reach a browser
 * @param accepted the end of an advisory's address → the reason why it is accepted
 * @returns one sentence per problem; undefined if the text is no answer of a registry
 */
export function auditProblems(
  text: string,
  shipped: ReadonlySet<string>,
  accepted: Readonly<Record<string, string>>,
): string[] | undefined {
  const vulnerabilities = vulnerabilitiesIn(text)
  return vulnerabilities?.flatMap(({ name, nodes, via }) => {
    const isShipped = nodes.some((place) => shipped.has(place))
    return via.flatMap((advisory) => {
      if (typeof advisory === 'string') return []
      const { title = 'a weakness', url = '', severity = '' } = advisory
      if (Object.keys(accepted).some((id) => url.endsWith(`/${id}`))) return []
      if (!isShipped && !SEVERE.includes(severity)) return []
      return [
        `${name}${isShipped ? ', which reaches browsers,' : ''} has a weakness (${severity}): ${title} ${url}`,
      ]
    })
  })
}

function vulnerabilitiesIn(text: string): Vulnerability[] | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    if (!isRecord(answer) || !isRecord(answer.vulnerabilities)) return undefined
    return Object.values(answer.vulnerabilities) as Vulnerability[]
  } catch {
    return undefined
  }
}

/** @returns what npm prints; '' if it takes too long */
function askRegistry(): Promise<string> {
  return new Promise((resolve) => {
    const npm = spawn('npm', ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
      shell: process.platform === 'win32',
    })
    let text = ''
    npm.stdout.on('data', (chunk) => (text += chunk))
    npm.on('error', () => resolve(''))
    npm.on('close', () => resolve(text))
  })
}

if (import.meta.main) {
  const places = productionPackages(readLock(ROOT)).flatMap(({ place, isOptional }) =>
    isOptional ? [] : place,
  )
  const problems = auditProblems(await askRegistry(), new Set(places), supply.advisories)
  for (const problem of problems ?? []) console.error(problem)
  if (problems?.length) process.exit(1)
  console.log(problems ? 'No known weakness.' : 'Not checked: the registry does not answer an audit here.')
}
