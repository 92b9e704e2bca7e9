import type { Locator, Page } from '@playwright/test'
import { expect, languagesOfRun } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'
import { choose } from '../support/selectField'

const names = {
  en: { iran: 'Iran', ivory: "Côte d'Ivoire", south: 'South Africa', letter: 'I' },
  fa: { iran: 'ایران', ivory: 'ساحل عاج', south: 'آفریقای جنوبی', letter: 'ا' },
}
const worksOf = (name: string) => `/our-works/${encodeURIComponent(name)}`
const library = 'library-on-two-wheels-tabriz'
const cards = (page: Page) => page.getByRole('article')

async function sizeOf(element: Locator) {
  const box = await element.boundingBox()
  return box && [Math.round(box.width), Math.round(box.height)]
}

const linkOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

for (const language of languagesOfRun)
  test.describe(`the works, ${language}`, () => {
    test.use({ language })
    const name = names[language]

    test('lead from a country to a work, and Back restores the list and its scroll position', async ({
      page,
      t,
    }) => {
      await page.goto('/our-works')
      await page
        .getByRole('link', { name: t('works.tabs.works') })
        .last()
        .click()
      await expect(page).toHaveURL('/our-works/country')
      await choose(page, t('works.countries.letter'), name.letter)
      await page.getByRole('link', { name: name.iran }).click()
      await expect(page).toHaveURL(worksOf(name.iran))
      await expect(page.getByRole('heading', { level: 1, name: name.iran })).toBeVisible()
      await expect(cards(page)).toHaveCount(10)
      // All thirty of them.
      for (const count of [20, 30]) {
        await cards(page).last().scrollIntoViewIfNeeded()
        await expect(cards(page)).toHaveCount(count)
      }
      const work = cards(page).nth(24).getByRole('link')
      await work.scrollIntoViewIfNeeded()
      const title = (await work.textContent()) ?? ''
      await isPainted(page)
      const place = await placeOf(page, title)
      await work.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('main article p').first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(cards(page)).toHaveCount(30)
      await expect.poll(() => placeOf(page, title)).toBeCloseTo(place, -1)
      // The letter is still chosen, too.
      await page.goBack()
      await expect(
        page.getByRole('combobox', { name: t('works.countries.letter') }),
      ).toHaveAccessibleDescription(name.letter)
    })

    test('return to the scroll position of a long list after a reload', async ({ page }) => {
      await page.goto(worksOf(name.iran))
      for (const count of [10, 20, 30]) {
        await expect(cards(page)).toHaveCount(count)
        await cards(page).last().scrollIntoViewIfNeeded()
      }
      const title = (await cards(page).nth(24).getByRole('link').textContent()) ?? ''
      await isPainted(page)
      const place = await placeOf(page, title)
      await page.reload()
      await expect(cards(page)).toHaveCount(30)
      await expect.poll(() => placeOf(page, title)).toBeCloseTo(place, -1)
    })

    test('show a placeholder of the size of the picture while a work is loading', async ({ page, api }) => {
      await page.goto(worksOf(name.iran))
      await expect(cards(page)).toHaveCount(10)
      await api.fail({ operationId: 'getWorks', kind: 'hold' })
      await cards(page).last().scrollIntoViewIfNeeded()
      const place = page.locator('.ant-card .ant-skeleton-node').first()
      await expect.poll(() => sizeOf(place)).toEqual(await sizeOf(cards(page).last().locator('img')))
      await api.release()
    })

    test('can be found and read by keyboard alone', async ({ page, t }) => {
      await page.goto('/our-works')
      await expect(pageHeading(page)).toBeVisible()
      await tabTo(page, linkOf(page, t('works.overview.go')))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t('titles.workCountries') })).toBeFocused()
      await expect(page.getByRole('link', { name: name.iran })).toBeVisible()
      // The focus passes two tabs, then reaches the letters, of which those without countries are left out.
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
      const letter = page.getByRole('combobox', { name: t('works.countries.letter') })
      await expect(letter).toBeFocused()
      await page.keyboard.press('ArrowDown')
      const active = () =>
        letter.evaluate((field) => {
          const id = field.getAttribute('aria-activedescendant')
          return id && document.getElementById(id)?.textContent
        })
      await expect.poll(active).toBe(t('works.countries.all'))
      while ((await active()) !== name.letter) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(letter).toHaveAccessibleDescription(name.letter)
      await tabTo(page, linkOf(page, name.iran))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: name.iran })).toBeFocused()
      await expect(cards(page)).toHaveCount(10)
      await page.keyboard.press('Tab')
      const first = cards(page).first().getByRole('link')
      await expect(first).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${worksOf(name.iran)}/${library}`)
      await expect(pageHeading(page)).toBeFocused()
      await tabTo(page, linkOf(page, t('works.work.more')))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(worksOf(name.iran))
    })

    test('show their cards in up to 5 columns, depending on the width', async ({ page, t }) => {
      await page.goto(worksOf(name.iran))
      await expect(cards(page)).toHaveCount(10)
      const list = page.getByRole('list', { name: t('works.country.list'), exact: true })
      const columns = () =>
        list.evaluate((groups) => {
          const [first = groups] = groups.children
          return getComputedStyle(first).gridTemplateColumns.split(' ').length
        })
      for (const [width, count] of [
        [2400, 5],
        [1536, 5],
        [1280, 4],
        [800, 2],
        [360, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(columns, `${width} px`).toBe(count)
      }
    })

    test('open countries whose names have spaces, apostrophes or Persian letters by link and by reload', async ({
      page,
    }) => {
      for (const country of [name.ivory, name.south]) {
        await page.goto('/our-works/country')
        await page.getByRole('link', { name: country }).click()
        await expect(page).toHaveURL(worksOf(country))
        await expect(cards(page).first()).toBeVisible()
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: country })).toBeVisible()
        await cards(page).first().getByRole('link').click()
        await expect(page.locator('main article p').first()).toBeVisible()
        await page.reload()
        await expect(page.locator('main article p').first()).toBeVisible()
      }
    })

    test('open a country whose name has percent signs and slashes by link and by reload', async ({
      page,
      api,
    }) => {
      const odd = '100% a/b %2F?#'
      const body = [odd]
      await api.fail({ operationId: 'getWorkCountries', kind: 'status', status: 200, body, times: 9 })
      const works = { data: [{ slug: library, title: 'One' }], pagination: { hasNext: false } }
      await api.fail({ operationId: 'getWorks', kind: 'status', status: 200, body: works, times: 9 })
      await page.goto('/our-works/country')
      await page.getByRole('link', { name: odd }).click()
      await expect(page).toHaveURL(worksOf(odd))
      await expect(page.getByRole('link', { name: 'One' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: 'One' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: odd })).toBeVisible()
      const asked = await api.received('getWorks')
      expect(asked.map(({ query }) => new URLSearchParams(query).get('countryName'))).toEqual([odd, odd])
      await page.getByRole('link', { name: 'One' }).click()
      await expect(page).toHaveURL(`${worksOf(odd)}/${library}`)
    })

    test('stay at the same country when the language is switched', async ({ page, t }) => {
      const other = language === 'en' ? 'fa' : 'en'
      await page.goto(worksOf(name.iran))
      await expect(cards(page)).toHaveCount(10)
      await page.getByRole('button', { name: t('frame.language') }).click()
      await page
        .getByRole('menuitemradio')
        .nth(other === 'en' ? 0 : 1)
        .click()
      await expect(page.getByRole('heading', { level: 1, name: names[other].iran })).toBeVisible()
      await expect(page).toHaveURL(worksOf(name.iran))
      await expect(cards(page)).toHaveCount(10)
    })

    test('lead back to the start with a notice when a country fails, without a loop', async ({
      page,
      api,
      t,
    }) => {
      await page.goto('/our-works/country')
      await api.fail({ operationId: 'getWorks', kind: 'html', times: 9 })
      await page.getByRole('link', { name: name.iran }).click()
      await expect(page).toHaveURL('/our-works')
      await expect(page.getByText(t('works.country.failed'))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: t('titles.works') })).toBeVisible()
      expect(await api.received('getWorks')).toHaveLength(1)
      // Back does not lead to the failed page again.
      await page.goBack()
      await expect(page).toHaveURL('/our-works/country')
    })

    for (const width of [1280, 360])
      for (const { path, operationId, shown } of [
        { path: '/our-works', operationId: undefined, shown: 'main h1' },
        { path: '/our-works/country', operationId: 'getWorkCountries', shown: 'main h2' },
        { path: worksOf(name.iran), operationId: 'getWorks', shown: 'main [role=article]' },
        { path: `${worksOf(name.iran)}/${library}`, operationId: 'getWork', shown: 'main article p' },
      ] as const)
        test(`shift no layout on ${path} at ${width} px: CLS ≤ 0.02`, async ({
          page,
          api,
          expectComplaint,
        }) => {
          expectComplaint(/404 \/mock-media/)
          await page.setViewportSize({ width, height: 800 })
          await watchLayout(page)

          async function expectStill(circumstance: string) {
            await expect(page.locator(shown).first()).toBeVisible()
            await isPainted(page)
            await page.mouse.wheel(0, 600)
            await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
            await isPainted(page)
            const { total, sources } = await layoutShifts(page)
            expect(total, `${circumstance}: ${sources.join('\n')}`).toBeLessThanOrEqual(0.02)
          }

          await page.goto(path)
          await expectStill('an answer at once')

          if (operationId) {
            const asked = (await api.received(operationId)).length
            await api.fail({ operationId, kind: 'hold' })
            await page.goto(path)
            await expect.poll(async () => (await api.received(operationId)).length).toBeGreaterThan(asked)
            await isPainted(page)
            await api.release()
            await expectStill('an answer that is slow')
          }

          await page.route('**/mock-media/works/**', (route) => route.fulfill({ status: 404 }))
          await page.goto(path)
          await expectStill('pictures that fail')
        })

    test('load a picture only when it is near the screen', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      const fetched = new Set<string>()
      page.on('request', (request) => {
        const [, picture] = /\/mock-media\/works\/(work-\d+)/.exec(request.url()) ?? []
        if (picture) fetched.add(picture)
      })
      await page.goto(worksOf(name.iran))
      await expect(cards(page)).toHaveCount(10)
      await isPainted(page)
      expect([...fetched]).toContain('work-01')
      expect([...fetched]).not.toContain('work-08')
      await cards(page).nth(7).scrollIntoViewIfNeeded()
      await expect.poll(() => [...fetched]).toContain('work-08')
    })
  })

/** Waits until fonts and all pictures in sight have loaded or failed, and the page is painted. */
async function isPainted(page: Page) {
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    return document.fonts.status === 'loaded' && inSight.every((image) => image.complete)
  })
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
}

/** The distance of the card from the top of the window. */
function placeOf(page: Page, title: string) {
  return page
    .getByRole('link', { name: title })
    .evaluate((link) => Math.round(link.getBoundingClientRect().top))
}
