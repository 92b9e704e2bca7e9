import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../../scripts/browser.ts'

/** A browser in its own process, which a test can kill. */
export type RunningBrowser = {
  /** The pages and the storage of the profile. */
  context: BrowserContext
  /**
   * Sends SIGKILL to all of its processes at once, so that none of them can write another byte.
   * @returns resolves when they have ended, and the test has received all earlier reports of their pages
   */
  kill: () => Promise<void>
  /** The browser's log messages about its own storage. It replaces a damaged database by an empty one. */
  storageWords: () => string[]
}

const aboutStorage = /indexed|leveldb|sqlite|corrupt|quota/i

const STARTS_WITHIN_MS = 60_000

/** Starts the browser with a profile, a folder that survives it. */
export async function startBrowser(profile: string): Promise<RunningBrowser> {
  const words = [
    ...browserArguments,
    '--headless',
    '--mute-audio',
    '--remote-debugging-port=0',
    '--no-default-browser-check',
    '--hide-crash-restore-bubble',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  // Detached: the browser leads a process group, to which all its processes belong.
  const child = spawn(
    ensureBrowser(() => {}),
    words,
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const storageWords: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (aboutStorage.test(line)) storageWords.push(line)
  })
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await hasEnded
  }
  process.once('exit', kill)
  void hasEnded.then(() => process.off('exit', kill))

  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The browser does not start: ${said}`)), STARTS_WITHIN_MS)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The browser ended at once: ${said}`)))
    child.stderr.on('data', (chunk) => {
      said += chunk
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    })
  }).catch(async (error) => {
    await kill()
    throw error
  })
  const browser = await chromium.connectOverCDP(address)
  const context = browser.contexts()[0]
  if (!context) throw new Error('The browser has no profile.')
  // When the process has ended, its last messages are still on their way. The connection ends after them.
  const isDisconnected = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()))
  return {
    context,
    kill: async () => void (await Promise.all([kill(), isDisconnected])),
    storageWords: () => storageWords,
  }
}

/** @returns a folder for a profile, and a function that removes it */
export async function createProfile() {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
