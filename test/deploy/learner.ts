import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type Browser, expect as baseExpect, chromium, type Page } from '@playwright/test'
import { journeyBrowser, playwrightArguments } from '../../scripts/browser.ts'
import type { Nginx } from './nginx.ts'
import type { Report } from './report.ts'

export const COURSE = 'first-steps-in-scratch'
/** Waits long enough for a busy machine. */
export const expect = baseExpect.configure({ timeout: 30_000 })

const sara = { email: 'sara@example.org', password: 'learn-2026', remember: true }

/** The folders of two releases, and the folder from which nginx serves one of them. */
export type Releases = { first: string; next: string; place: string }

/** Visits the site in a browser, and replaces the release while a learner is in a lesson. */
export async function checkVisits({ check }: Report, nginx: Nginx, { first, next, place }: Releases) {
  const browser = await chromium.launch({ executablePath: journeyBrowser(), args: playwrightArguments })
  try {
    for (const path of [
      '/',
      '/courses',
      `/courses/${COURSE}`,
      '/donation',
      '/registration/student',
      '/signin',
    ])
      for (const language of ['en', 'fa'])
        await check(`${path}, ${language}: the page hydrates without an error in the console`, async () => {
          const { page, complaints, close } = await visitor(browser, nginx.origin, language)
          await page.goto(nginx.origin + path)
          await page.waitForFunction(() => window.boot?.isHydrated)
          assert.deepEqual(complaints, [])
          await close()
        })

    const { page, complaints, close } = await visitor(browser, nginx.origin, 'en')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await check('a learner signs in and opens a lesson', async () => {
      await signIn(page, nginx.origin)
      await page.goto(`${nginx.origin}/learn/${COURSE}`)
      await expect(page.getByRole('button', { name: 'Next Lesson' })).toBeVisible()
      documents = 0
    })
    await check(
      'the learner continues without a reload after a new release with other file names',
      async () => {
        putRelease(next, place)
        const before = await titleOf(page)
        await page.getByRole('button', { name: 'Next Lesson' }).click()
        await expect.poll(() => titleOf(page)).not.toBe(before)
        assert.equal(documents, 0)
      },
    )
    await check('after a reload the learner has the new release', async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Next Lesson' })).toBeVisible()
      const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
      const answers = await Promise.all(scripts.map((src) => fetch(src)))
      assert.ok(scripts.length > 0 && answers.every(({ ok }) => ok))
    })
    await check("the server has the learner's lesson", async () => {
      await expect(page.getByText('Everything you have learned is saved.')).toBeVisible()
    })
    await check(
      'after a release that removes all older files, a link reloads the page once and reaches its target',
      async () => {
        putRelease(first, place, '0')
        documents = 0
        await page.getByRole('banner').getByRole('link', { name: 'Raha' }).click()
        await expect(page).toHaveURL(`${nginx.origin}/`)
        await expect(page.locator('main h1')).toBeVisible()
        await expect.poll(() => documents).toBe(1)
      },
    )
    await check("the learner's work is still saved", async () => {
      await page.goto(`${nginx.origin}/learn/${COURSE}`)
      await expect(page.getByText('Everything you have learned is saved.')).toBeVisible()
    })
    await check('the visit caused no error and no refusal of the content policy', async () =>
      assert.deepEqual(complaints, []),
    )
    await close()
  } finally {
    await browser.close()
  }
}

/** A new visitor in her own world of the mock API. */
export async function visitor(browser: Browser, origin: string, language: string) {
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([
    { name: 'i18next', value: language, url: origin },
    { name: 'mock-world', value: randomUUID(), url: origin },
  ])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // A page of an older release fails to load its removed parts, and then reloads.
    if (
      message.type() === 'error' &&
      !/status of 404|ChunkLoadError|MIME type \('text\/html'\)/.test(message.text())
    )
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints, close: () => context.close() }
}

export async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(async (sara) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sara),
    })
    const { accessToken, refreshToken, id } = await answer.json()
    localStorage.setItem('user', JSON.stringify({ accessToken, refreshToken, userId: id }))
  }, sara)
}

function titleOf(page: Page) {
  return page.getByRole('article').getByRole('heading').first().textContent()
}

/** @param days for which files of older releases stay */
export function putRelease(release: string, place: string, days = '14') {
  execFileSync('sh', ['deploy/release.sh', release, place, days])
}
