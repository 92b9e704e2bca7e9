import type { Page } from '@playwright/test'
import { goOn, learnTexts, row, saveStatusLine, textId, textPath } from '../durability/learning'
import { expect, expectAccessible, languages, sara, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

/** Waits until the service worker has cached the scripts that the page has loaded. */
async function siteIsKept(page: Page) {
  const filesOfPage = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.[0-9a-f]{8}\.js$/.test(name))
  })
  expect(filesOfPage.length).toBeGreaterThan(5)
  await expect
    .poll(() =>
      page.evaluate(
        async (files) => (await Promise.all(files.map((file) => caches.match(file)))).filter((kept) => !kept),
        filesOfPage,
      ),
    )
    .toEqual([])
}

for (const language of languages)
  test.describe(`the site without a connection, ${language}`, () => {
    test.use({ language })

    test('a reload shows the lesson, whose completion is saved and sent once the connection is back', async ({
      page,
      context,
      t,
      api,
      expectComplaint,
    }) => {
      expectComplaint(/no-response|could not be/)
      await learnTexts(page, sara)
      await siteIsKept(page)
      await context.setOffline(true)
      await page.reload()
      await expect(pageHeading(page)).toBeVisible()
      await goOn(page, t)
      await expect(row(page, textId(1))).toContainText(t('learn.completed'))
      await page.goto('/my-courses')
      await expect(page.getByText(t('myCourses.fromDevice'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await context.setOffline(false)
      await page.goto(textPath(2))
      await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved')
      // A page that closes may send a report whose answer it does not see, so that another page sends it
      // again.
      const reports = await api.received('markComplete')
      expect(reports.length).toBeGreaterThan(0)
      for (const { status, body } of reports) {
        expect(status).toBe(200)
        expect(body).toMatchObject({ lessonId: textId(1) })
      }
    })

    test('a page that was never opened shows the frame and an error with a retry', async ({
      page,
      context,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/no-response|ChunkLoadError/)
      await learnTexts(page, sara)
      await siteIsKept(page)
      await context.setOffline(true)
      await page.goto('/courses/first-steps-in-scratch')
      await expect(page.getByRole('navigation', { name: t('frame.mainMenu') })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(t('ui.retry'))
    })

    test('a new release is offered on a page, not in a lesson, and loads on a press', async ({ page, t }) => {
      await learnTexts(page, sara)
      await siteIsKept(page)
      // A worker at another address is a new one, as after a new release.
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('/service-worker.js?release=2')
        await new Promise<void>((resolve) => {
          const isWaiting = () => (registration.waiting ? resolve() : setTimeout(isWaiting, 20))
          isWaiting()
        })
      })
      const offer = page.getByRole('status').filter({ hasText: t('frame.update.text') })
      await expect(pageHeading(page)).toBeVisible()
      await expect(offer).toBeHidden()
      await page
        .getByRole('link', { name: t('frame.menu.works.label') })
        .first()
        .click()
      await expect(offer).toBeVisible()
      await expect(pageHeading(page)).toBeVisible()
      await expectAccessible(page)
      await offer.getByRole('button', { name: t('frame.update.load') }).click()
      await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('release=2'))
      await expect(pageHeading(page)).toBeVisible()
    })

    test('the caches contain only files of the program, whatever the learner has opened', async ({
      page,
    }) => {
      await learnTexts(page, sara)
      await siteIsKept(page)
      await page.goto('/verify?token=secret-of-an-e-mail')
      await page.goto('/courses/first-steps-in-scratch')
      await page.goto('/my-courses')
      await expect(page.getByRole('article').first()).toBeVisible()
      const kept = await page.evaluate(async () => {
        const names = await caches.keys()
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return lists.flat().map(({ url }) => url.slice(location.origin.length))
      })
      expect(kept.length).toBeGreaterThan(30)
      const ofProgram =
        /^\/(?:static\/|translations\/|favicon\.svg|(?:en|fa)\/(?:my-courses|learn\/_)\?__WB_REVISION__=)/
      expect(kept.filter((address) => !ofProgram.test(address))).toEqual([])
    })
  })
