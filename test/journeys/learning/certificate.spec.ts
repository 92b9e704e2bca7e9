import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, languages, sara, signIn, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { pageHeading } from '../support/pageHeading'

const certificate = '/courses/hello-english/certificate'

/** A4 in landscape; in points. */
const A4 = { width: 842, height: 595 }

/** The pages that the browser would print, their shape in points, and the words on them. */
async function printed(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() =>
      page.locator('img').evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true)
  const paper = await page.pdf({ preferCSSPageSize: true })
  const file = await getDocument({ data: new Uint8Array(paper), verbosity: 0 }).promise
  const first = await file.getPage(1)
  const [, , width, height] = first.view
  const { items } = await first.getTextContent()
  const words = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
  await file.loadingTask.destroy()
  return { pages: file.numPages, width: Math.round(width ?? 0), height: Math.round(height ?? 0), words }
}

/** Changes the learner's name and the course's title in the server's answers. */
async function saveName(page: Page, { name, title }: { name: string; title: string }) {
  const change = (path: string, values: object) =>
    page.route(path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...values } })
    })
  await change('**/api/auth/getUser', { firstName: name, lastName: '' })
  await change('**/api/course/get-full-course/*', { title })
}

/** Completes all fifteen lessons of the course but one, as on another device. */
async function completeAllBut(page: Page, left: string) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').accessToken)
  for (let number = 1; number <= 15; number++) {
    const lessonId = `c-001-l-${String(number).padStart(2, '0')}`
    if (lessonId === left) continue
    const answer = await page.request.post('/api/enrollment/mark-complete', {
      data: { lessonId },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status()).toBe(200)
  }
}

/** Counts calls of `print` instead of opening the browser's dialog. */
async function countPrints(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(
        Number(document.documentElement.dataset.prints ?? 0) + 1,
      )
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.prints ?? 0))
}

for (const language of languages)
  test.describe(`the certificate, ${language}`, () => {
    test.use({ language })

    test('prints as one A4 page in landscape, without the frame of the site', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(certificate)
      await expect(page.getByText('Sara Lindholm')).toBeVisible()
      const { words, ...paper } = await printed(page)
      expect(paper).toEqual({ pages: 1, ...A4 })
      expect(words).toContain('Sara Lindholm')
      expect(words).toContain('e-003')
      const onScreenAlone = ['certificate.print', 'certificate.heading', 'frame.donate', 'frame.footer.learn']
      if (language === 'en') for (const key of onScreenAlone) expect(words).not.toContain(t(key))
      await page.emulateMedia({ media: 'print' })
      for (const part of ['header', 'footer', 'nav', 'main button', 'main h1'])
        for (const one of await page.locator(part).all()) await expect(one).toBeHidden()
    })

    for (const [what, name, title] of [
      [
        'very long texts',
        'Maria-Alexandra '.repeat(19).trim(),
        'A course about everything '.repeat(60).trim(),
      ],
      ['very long words', 'نامی‌بی‌پایان'.repeat(23), 'ک'.repeat(2000)],
      ['a name in the other direction', language === 'en' ? 'مریم آذرنوش' : 'Ann O’Neill', '«…» (a/b) 100%'],
    ] as const)
      test(`fits on one page with ${what}`, async ({ page }) => {
        await saveName(page, { name, title })
        await signIn(page, sara)
        await page.goto(certificate)
        await expect(page.locator('main bdi').first()).toHaveText(name)
        const { words: _, ...paper } = await printed(page)
        expect(paper).toEqual({ pages: 1, ...A4 })
        await page.setViewportSize({ width: 1123, height: 794 })
        await page.emulateMedia({ media: 'print' })
        const places = () =>
          page.evaluate(() => {
            const [words, facts, seal] = ['main bdi', 'main dl', 'main img[src*=seal]'].map((part) =>
              document.querySelector(part)!.getBoundingClientRect(),
            )
            return { isBelowTop: words!.top > 100, isAboveSeal: facts!.bottom <= seal!.top + 1 }
          })
        await expect.poll(places).toEqual({ isBelowTop: true, isAboveSeal: true })
        await page.emulateMedia({ media: 'screen' })
        await page.setViewportSize({ width: 360, height: 740 })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(360)
      })

    test('can be opened from my courses and printed by keyboard alone', async ({ page, t }) => {
      const prints = await countPrints(page)
      await signIn(page, sara)
      await page.goto('/my-courses')
      await expect(page.getByRole('article').first()).toBeVisible()
      await tabTo(page, page.getByRole('link', { name: t('certificate.heading') }).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(certificate)
      await expect(page.getByRole('heading', { level: 1, name: t('certificate.heading') })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: t('certificate.print') })).toBeFocused()
      expect(await prints()).toBe(0)
      await page.keyboard.press('Enter')
      await expect.poll(prints).toBe(1)
    })

    test('has the focus in the completion dialog, and can be printed by keyboard alone', async ({
      page,
      t,
    }) => {
      const prints = await countPrints(page)
      await signIn(page, sara)
      await completeAllBut(page, 'c-001-l-09')
      await page.goto('/learn/first-steps-in-scratch?lesson=c-001-l-09')
      await expect(page.getByRole('button', { name: t('learn.bar.finish') })).toBeEnabled()
      await pageHeading(page).focus()
      await tabTo(page, page.getByRole('button', { name: t('learn.bar.finish') }))
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('dialog').getByRole('button', { name: t('certificate.heading') }),
      ).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/courses/first-steps-in-scratch/certificate')
      await expect(page.getByRole('heading', { level: 1, name: t('certificate.heading') })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: t('certificate.print') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(prints).toBe(1)
    })
  })

test('a page that is printed after a certificate is in portrait again', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(certificate)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('titles.myCourses') })
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  const { width, height } = await printed(page)
  expect(height).toBeGreaterThan(width)
})

test('a switch of language translates the open certificate', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(certificate)
  await expect(page.getByRole('region', { name: t('enrollment.certificate') })).toBeVisible()
  await page.getByRole('button', { name: t('frame.language') }).click()
  await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
  const sheet = page.getByRole('region', { name: 'گواهی پایان دوره' })
  await expect(sheet).toContainText('سلام، انگلیسی!')
  await expect(sheet).toContainText('۱۱-۰۹-۲۰۲۶')
})
