import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { journeyBrowser, playwrightArguments } from '../../scripts/browser.ts'
import { COURSE, expect, putRelease, type Releases, signIn, visitor } from './learner.ts'
import type { Nginx } from './nginx.ts'
import type { Report } from './report.ts'

/** Replaces the whole release at the host while the learner's browser still has the older worker. */
export async function checkOlderWorker({ check }: Report, nginx: Nginx, { first, next, place }: Releases) {
  const browser = await chromium.launch({ executablePath: journeyBrowser(), args: playwrightArguments })
  const { page, complaints, close } = await visitor(browser, nginx.origin, 'en')
  const lesson = `${nginx.origin}/learn/${COURSE}`
  try {
    putRelease(first, place, '0')
    await signIn(page, nginx.origin)
    await page.goto(lesson)
    await workerIsThere(page)
    putRelease(next, place, '0')

    await check('with the worker of an older release the lesson opens without a connection', async () => {
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Next Lesson' })).toBeVisible()
      assert.ok((await programOf(page)).every((file) => existsSync(join(first, file))))
      await page.context().setOffline(false)
      // The failed calls without a connection are expected.
      complaints.splice(0)
    })
    await check(
      'with a connection the older worker leaves documents and program to the new release',
      async () => {
        await page.goto(lesson)
        await expect(page.getByRole('button', { name: 'Next Lesson' })).toBeVisible()
        assert.ok((await programOf(page)).every((file) => existsSync(join(next, file))))
      },
    )
    await check(
      "the worker of the new release becomes active when the learner presses 'Load it now'",
      async () => {
        await page.goto(`${nginx.origin}/courses`)
        await page.getByRole('button', { name: 'Load it now' }).click()
        await page.waitForFunction(
          async () => (await navigator.serviceWorker.getRegistration())?.waiting === null,
        )
        await expect(page.locator('main h1')).toBeVisible()
      },
    )
    await check('the visit caused no error and no refusal of the content policy', async () =>
      assert.deepEqual(complaints, []),
    )
    await close()
  } finally {
    await browser.close()
  }
}

async function workerIsThere(page: Page) {
  await expect(page.getByRole('button', { name: 'Next Lesson' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The page passes to the worker the files that it had loaded before.
  const unkept = async (files: string[]) => {
    const kept = await Promise.all(files.map((file) => caches.match(file)))
    return kept.filter((answer) => !answer).length
  }
  await expect.poll(async () => page.evaluate(unkept, await programOf(page))).toBe(0)
}

/** @returns the paths of the scripts that the page has loaded; at least one */
async function programOf(page: Page) {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/static\/.*\.js$/.test(path)),
  )
  assert.ok(paths.length > 0)
  return paths
}
