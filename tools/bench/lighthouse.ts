/** Runs Lighthouse in its own browser. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/freePort.ts'
import { type Account, signIn } from '../../scripts/visit.ts'

/** `lcp` and `tbt` in milliseconds, `cls` as a share of the view. */
export type Vitals = { lcp: number; tbt: number; cls: number }

const auditOf = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} satisfies Record<keyof Vitals, string>

type Audits = Record<string, { numericValue: number }>
type Report = { lhr: { audits: Audits; runtimeError?: { message: string } } }
type Lighthouse = (url: string, flags: object) => Promise<Report>

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js')

/** Downloads Lighthouse at its first use. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) {
    console.error('Installing Lighthouse into tools/bench (once) …')
    execFileSync('npm', ['install', '--no-package-lock'], { cwd: FOLDER, stdio: 'inherit' })
  }
  return (await import(ENTRY)).default
}

/**
 * Visits `path` twice like a phone on a slow network (Lighthouse's mobile profile): with an empty cache, then
 * with the cache of the first visit.
 */
export async function visitsOf(
  lighthouse: Lighthouse,
  origin: string,
  path: string,
  as?: Account,
): Promise<{ first: Vitals; second: Vitals }> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(() => {}),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    if (as) await signIn(await browser.newPage(), origin, as)
    const visit = async () => {
      // A new profile has an empty cache. The session of `as`, and later the cache, must stay.
      const flags = { port, onlyAudits: Object.values(auditOf), disableStorageReset: true, logLevel: 'error' }
      const { lhr } = await lighthouse(origin + path, flags)
      if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
      const value = (name: keyof Vitals) => lhr.audits[auditOf[name]]?.numericValue ?? Number.NaN
      return { lcp: value('lcp'), tbt: value('tbt'), cls: value('cls') }
    }
    return { first: await visit(), second: await visit() }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}
