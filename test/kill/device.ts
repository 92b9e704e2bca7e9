import type { Page } from '@playwright/test'
import { createProfile, type RunningBrowser, startBrowser } from './browser.ts'
import type { Ledger } from './ledger.ts'
import { observe, type PageReport } from './observer.ts'
import type { Account, Server } from './server.ts'
import { textsOf } from './texts.ts'

/**
 * If a page leaves a file that is still opening, pdf.js throws this error in its worker, and nothing can
 * catch it.
 */
const PDF_LEFT_EARLY = 'Worker was terminated'

export type Device = Awaited<ReturnType<typeof createDevice>>

/** A learner's device: one profile, and the browser that runs on it again and again. */
export async function createDevice(ledger: Ledger, server: Server, language: string) {
  const profile = await createProfile()
  let browser: RunningBrowser | undefined
  let staysOffline = false
  /** The storage messages of all browsers that ran on this profile. */
  const storageWords: (() => string[])[] = []

  const running = () => {
    if (!browser) throw new Error('The browser does not run.')
    return browser
  }

  /**
   * Starts the browser if it does not run. Its first tab stays empty, because a browser ends with its last
   * tab.
   */
  async function boot() {
    if (browser) return
    browser = await startBrowser(profile.folder)
    storageWords.push(browser.storageWords)
    const { context } = browser
    if (staysOffline) await context.setOffline(true)
    await context.addCookies([{ name: 'i18next', value: language, url: server.origin }])
    await context.exposeBinding('report', (_source, pageReport: PageReport) => ledger.receive(pageReport))
    await context.addInitScript(observe, textsOf('learn.lessonCompleted'))
    context.on('weberror', (thrown) => {
      const error = thrown.error()
      if (error.message !== PDF_LEFT_EARLY) ledger.problems.push(`EXCEPTION: ${error.stack}`)
    })
  }

  async function kill() {
    const ended = browser
    browser = undefined
    await ended?.kill()
  }

  return {
    boot,
    kill,
    async newPage() {
      await boot()
      return running().context.newPage()
    },
    storageWords: () =>
      storageWords.flatMap((words, start) => words().map((line) => `start ${start + 1}: ${line}`)),
    setOffline: (isOffline: boolean) => running().context.setOffline(isOffline),

    /** Sets the connection of the running browser and of every later one. */
    async stayOffline(isOffline: boolean) {
      staysOffline = isOffline
      await browser?.context.setOffline(isOffline)
    },

    /**
     * Signs the learner in if she is not signed in. After a crash the session record may be some seconds old.
     * @returns whether it was necessary
     */
    async signInAgain(page: Page, account: Account): Promise<boolean> {
      if (new URL(page.url()).origin !== server.origin) await page.goto(`${server.origin}/favicon.svg`)
      const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').userId)
      if (userId === account.userId) return false
      const record = JSON.stringify(await server.signIn(account))
      await page.evaluate((text) => localStorage.setItem('user', text), record)
      await page.goto(`${server.origin}/favicon.svg`)
      return true
    },

    async throwAway() {
      await kill()
      await profile.remove()
    },
  }
}
