/** One Lighthouse run in a browser of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type Account, signIn } from '../../scripts/visit.ts'

/** Milliseconds, milliseconds, and a share of the view. */
export type Vitals = { lcp: number; tbt: number; cls: number }

type Audits = Record<string, { numericValue: number }>
type Report = { lhr: { audits: Audits; runtimeError?: { message: string } } }
type Lighthouse = (url: string, flags: object) => Promise<Report>

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js')

/** Fetches Lighthouse at its first use. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) {
    console.error('Installing Lighthouse into tools/bench (once) …')
    execFileSync('npm', ['install', '--no-package-lock'], { cwd: FOLDER, stdio: 'inherit' })
  }
  return (await import(ENTRY)).default
}

/** Visits `path` as a phone on a slow network would (Lighthouse's mobile profile), with an empty cache. */
export async function vitalsOf(
  lighthouse: Lighthouse,
  origin: string,
  path: string,
  as?: Account,
): Promise<Vitals> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(() => {}),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  try {
    if (as) await signIn(await browser.newPage(), origin, as)
    // The profile is new, so the cache is empty; the session of `as` has to stay.
    const flags = { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' }
    const { lhr } = await lighthouse(origin + path, flags)
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}
