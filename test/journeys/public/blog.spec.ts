import type { Page } from '@playwright/test'
import { expect, languagesOfRun, test } from '../support/fixtures'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { pageHeading } from '../support/pageHeading'
import { scrollRests } from '../support/scrolling'
import { choose } from '../support/selectField'
import { allHasCome } from '../support/traffic'

const cards = (page: Page) => page.getByRole('article')
const sights = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

/** Scrolls as a mouse wheel does, until the page has this many cards. */
async function scrollUntil(page: Page, count: number) {
  await page.mouse.move(300, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [100] })
  await scrollRests(page)
}

/** Scrolls to the end of the page until the list has this many cards. */
async function growTo(page: Page, count: number) {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.locator('main [role=listitem]').last().getAttribute('aria-posinset')
    expect(Number(last)).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [30], timeout: 60_000 })
}

/** Scrolls on each frame, never past the last card, until the list has this many cards. */
function scrollFast(page: Page, count: number) {
  return page.evaluate(async (wanted) => {
    const last = () => [...document.querySelectorAll('main [role=listitem]')].at(-1)
    while (Number(last()?.ariaPosInSet) < wanted) {
      const below = Math.floor(last()?.getBoundingClientRect().bottom ?? 0) - innerHeight
      scrollBy(0, Math.max(0, Math.min(400, below)))
      await new Promise(requestAnimationFrame)
    }
  }, count)
}

/**
 * Types letter by letter and waits half a second after the last one. The page's own clock counts, so a busy
 * machine changes nothing.
 */
async function typeInTime(page: Page, word: string) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByRole('searchbox').focus()
  for (const letter of word) {
    await page.keyboard.type(letter)
    await page.clock.runFor(60)
  }
  await page.clock.runFor(500)
  await page.clock.resume()
}

/** Scrolls near a card that may not be drawn yet, as all cards have one height. */
async function scrollTowards(page: Page, place: number) {
  await page.evaluate((wanted) => {
    const item = (one: number) => document.querySelector(`[role=listitem][aria-posinset="${one}"]`)
    const list = document.querySelector('[role=list][data-columns]')
    const top = (one: number) => (item(one)?.getBoundingClientRect().top ?? 0) + scrollY
    const columns = Number(list?.getAttribute('data-columns'))
    scrollTo(0, top(1) + Math.floor((wanted - 1) / columns) * (top(1 + columns) - top(1)) - 200)
  }, place)
}

for (const language of languagesOfRun)
  test.describe(`the blog, ${language}`, () => {
    test.use({ language })

    for (const viewport of sights)
      test(`scrolls, opens a post and returns to the same place, without layout shift (${viewport.width} px)`, async ({
        page,
        api,
        t,
      }) => {
        await page.setViewportSize(viewport)
        await watchLayout(page)
        await page.goto('/blogs')
        await expect(page.getByRole('heading', { level: 1, name: t('blog.title') })).toBeVisible()
        await expect(cards(page)).toHaveCount(9)
        await scrollUntil(page, 18)
        const card = cards(page).nth(12)
        await card.scrollIntoViewIfNeeded()
        await allHasCome(page)
        const place = await page.evaluate(() => scrollY)
        await page.mouse.move(0, 0)
        await expect.poll(() => card.evaluate((one) => one.getAnimations().length)).toBe(0)
        const top = (await card.boundingBox())?.y ?? 0
        const title = await card.getByRole('heading').textContent()
        const asked = (await api.received('getBlogs')).length
        await card.getByRole('link').click()
        await expect(pageHeading(page)).toHaveText(title ?? '')
        await expect(page.locator('.rich-text')).toBeVisible()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await page.goBack()
        await expect(card).toBeInViewport()
        await expect
          .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
          .toBeLessThanOrEqual(1)
        // The mouse leaves the card, which is lifted under it.
        await page.mouse.move(0, 0)
        await expect
          .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top))
          .toBeLessThanOrEqual(1)
        expect((await api.received('getBlogs')).length).toBe(asked)
        const { total, sources } = await layoutShifts(page)
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
      })

    test('draws only the near posts of a long list, where Back and Tab work as usual', async ({ page }) => {
      await watchLayout(page)
      await page.goto('/blogs?search=many-700&filter=desc')
      await growTo(page, 480)
      // A jump to the footer shows it moving; from the top, posts that are still loading arrive out of view.
      await page.evaluate(() => scrollTo(0, 0))
      const { total: before } = await layoutShifts(page)
      expect(await page.locator('main [role=listitem]').count()).toBeLessThanOrEqual(400)

      const item = page.locator('[role=listitem][aria-posinset="250"]')
      await expect(item).toHaveCount(0)
      await scrollTowards(page, 250)
      await expect(item).toBeInViewport()
      const link = item.getByRole('link')
      const place = await page.evaluate(() => scrollY)
      await link.click()
      await expect(page).toHaveURL('/blogs/numbered-250')
      await expect(item).toHaveCount(0)
      await page.goBack()
      await expect(item).toBeInViewport()
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
        .toBeLessThanOrEqual(1)

      await link.focus()
      for (let step = 0; step < 60; step++) await page.keyboard.press('Tab')
      await expect(page.locator('[role=listitem][aria-posinset="310"]').getByRole('link')).toBeFocused()
      const { total, sources } = await layoutShifts(page)
      expect(total - before, sources.join('\n')).toBeLessThanOrEqual(0.02)
    })

    for (const viewport of sights)
      test(`shifts no layout while it is scrolled fast under a resting mouse (${viewport.width} px)`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await watchLayout(page)
        await page.goto('/blogs?search=many-200&filter=desc')
        await expect(cards(page)).toHaveCount(9)
        // The mouse stays there, and the cards move under it.
        await page.mouse.move(viewport.width / 2, viewport.height / 2)
        await scrollFast(page, 189)
        const { total, sources } = await layoutShifts(page)
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
      })

    test('returns to its scroll position after a reload', async ({ page }) => {
      await page.goto('/blogs')
      await scrollUntil(page, 18)
      const card = cards(page).nth(14)
      await card.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await page.reload()
      await expect(card).toBeInViewport()
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
        .toBeLessThanOrEqual(1)
    })

    test('keeps search and order in the address, and Back restores the ones before', async ({
      page,
      api,
      t,
    }) => {
      await page.goto('/blogs')
      await expect(cards(page)).toHaveCount(9)
      const word = language === 'fa' ? 'بچه' : 'child'
      await typeInTime(page, word)
      await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ search: word, filter: 'desc' })}`)
      await expect(cards(page).first()).toBeVisible()
      const newest = await cards(page).first().textContent()
      await choose(page, t('blog.sort'), t('blog.asc'))
      await expect(page).toHaveURL(`/blogs?${new URLSearchParams({ search: word, filter: 'asc' })}`)
      await expect(cards(page).first()).not.toHaveText(newest ?? '')
      const queries = (await api.received('getBlogs')).map(({ query }) => new URLSearchParams(query))
      expect(queries.map((query) => [query.get('search'), query.get('filter'), query.get('page')])).toEqual([
        [null, 'desc', '1'],
        [word, 'desc', '1'],
        [word, 'asc', '1'],
      ])
      await page.goBack()
      await expect(page).toHaveURL(/filter=desc/)
      await expect(cards(page).first()).toHaveText(newest ?? '')
      await expect(page.getByRole('searchbox')).toHaveValue(word)
      await page.getByRole('searchbox').fill('zzzz')
      await expect(page.getByText(t('blog.none'))).toBeVisible()
      await page.getByRole('button', { name: t('blog.search.clear') }).click()
      await expect(cards(page)).toHaveCount(9)
    })

    test("can be used by keyboard: 'Load more' moves the focus to the first new card, Tab reaches the footer", async ({
      page,
      t,
    }) => {
      await page.goto('/blogs')
      await expect(cards(page)).toHaveCount(9)
      await cards(page).nth(8).getByRole('link').focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const more = page.getByRole('button', { name: t('ui.more.load') })
      await expect(more).toBeFocused()
      await expect(cards(page)).toHaveCount(9)
      await page.keyboard.press('Enter')
      await expect(cards(page).nth(9).getByRole('link')).toBeFocused()
      await expect(cards(page)).toHaveCount(18)
      await cards(page).nth(17).getByRole('link').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1)
    })

    test('keeps its cards when the next page cannot be loaded, and loads it on retry', async ({
      page,
      api,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/The blog list could not be loaded/)
      await page.goto('/blogs')
      await expect(cards(page)).toHaveCount(9)
      await api.fail({ operationId: 'getBlogs', kind: 'html', times: 1 })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByRole('button', { name: t('ui.retry') }).click()
      await expect(cards(page)).toHaveCount(18)
    })

    test('shows why a post cannot be loaded in a dialog, and loads it on retry', async ({
      page,
      api,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/^500 /)
      // A document would contain the post; a step within the site has to request it.
      await page.goto('/blogs')
      await api.fail({
        operationId: 'getBlog',
        kind: 'status',
        status: 500,
        body: { message: 'The press broke' },
      })
      await page.locator('a[href="/blogs/a-desk-of-their-own"]').first().click()
      const dialog = page.getByRole('dialog', { name: t('blog.failed') })
      await expect(dialog).toContainText('The press broke')
      await expect(dialog.getByRole('button', { name: t('ui.retry') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('.rich-text')).toBeVisible()
    })

    test('shows the not-found page for an unknown post', async ({ page, t }) => {
      await page.goto('/blogs/no-such-post')
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
    })

    test('aborts the earlier search when a new one starts, and shows the results of the new one', async ({
      page,
      api,
      t,
    }) => {
      await page.goto('/blogs')
      await expect(cards(page)).toHaveCount(9)
      await api.fail({ operationId: 'getBlogs', kind: 'hold', times: 1 })
      const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('search=e&'))
      await page.getByRole('searchbox').fill('e')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/search=e&/)
      // The server holds the first search. Otherwise the browser might still, and the server would hold the
      // next one.
      await expect.poll(async () => (await api.received('getBlogs')).length).toBe(2)
      await page.getByRole('searchbox').fill('zzzz')
      await page.getByRole('searchbox').press('Enter')
      expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
      await api.release()
      await expect(page.getByText(t('blog.none'))).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
    })
  })
