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

/** As a hand on a wheel: until so many cards are there. */
async function scrollUntil(page: Page, count: number) {
  await page.mouse.move(300, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [100] })
  await scrollRests(page)
}

/** Down to its end again and again, until the list has so many cards. */
async function growTo(page: Page, count: number) {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.locator('main [role=listitem]').last().getAttribute('aria-posinset')
    expect(Number(last)).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [30], timeout: 60_000 })
}

/** Faster than a hand, never past the last card: until so many are there. */
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

/** Near a card that may not be drawn yet: cards are of one height. */
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
      test(`is read: scroll, open, back to the same place; nothing jumps (${viewport.width} px)`, async ({
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
        // A card under the mouse is lifted.
        await page.mouse.move(0, 0)
        await expect
          .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top))
          .toBeLessThanOrEqual(1)
        expect((await api.received('getBlogs')).length).toBe(asked)
        const { total, sources } = await layoutShifts(page)
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
      })

    test('of hundreds of posts draws what is near: back from one of them is back to its place, and Tab goes on', async ({
      page,
    }) => {
      await watchLayout(page)
      await page.goto('/blogs?search=many-700&filter=desc')
      await growTo(page, 480)
      // A visitor who jumps to the footer sees it move; posts that are still on their way arrive out of view.
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
      test(`is scrolled fast under a resting mouse, past groups that become full; nothing jumps (${viewport.width} px)`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await watchLayout(page)
        await page.goto('/blogs?search=many-200&filter=desc')
        await expect(cards(page)).toHaveCount(9)
        // There the mouse stays: the cards come to lie under it.
        await page.mouse.move(viewport.width / 2, viewport.height / 2)
        await scrollFast(page, 189)
        const { total, sources } = await layoutShifts(page)
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
      })

    test('comes back to its place when the tab is loaded anew', async ({ page }) => {
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

    test('is searched and sorted; the address says how, and Back leads to the step before', async ({
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

    test('is gone through by keyboard: Load more, on with the first new card, and on to the footer', async ({
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

    test('keeps its cards when the next page does not come', async ({ page, api, t, expectComplaint }) => {
      expectComplaint(/The blog list could not be loaded/)
      await page.goto('/blogs')
      await expect(cards(page)).toHaveCount(9)
      await api.fail({ operationId: 'getBlogs', kind: 'html', times: 1 })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByRole('button', { name: t('ui.retry') }).click()
      await expect(cards(page)).toHaveCount(18)
    })

    test('shows what is wrong with a post in a dialog, and tries again', async ({
      page,
      api,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/^500 /)
      // A document would hold the post; a step within the site has to ask for it.
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

    test('a post that is not there is the not-found page', async ({ page, t }) => {
      await page.goto('/blogs/no-such-post')
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
    })

    test('a search of which an answer comes late is cancelled, and the later one is shown alone', async ({
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
      // Held, and not still in the browser: then the next one would be.
      await expect.poll(async () => (await api.received('getBlogs')).length).toBe(2)
      await page.getByRole('searchbox').fill('zzzz')
      await page.getByRole('searchbox').press('Enter')
      expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
      await api.release()
      await expect(page.getByText(t('blog.none'))).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
    })
  })
