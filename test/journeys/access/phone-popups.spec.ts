import type { Page } from '@playwright/test'
import { expect, isInTurn, languages, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

type Popup = { name: string; path: string; as?: typeof sara; open: (page: Page) => Promise<unknown> }

const trigger = (page: Page, index: number) => page.locator('header button[aria-haspopup]').nth(index)

const popups: Popup[] = [
  { name: 'first menu of the header', path: '/courses', open: (page) => trigger(page, 0).tap() },
  { name: 'second menu of the header', path: '/courses', open: (page) => trigger(page, 1).tap() },
  { name: 'menu of the account', path: '/courses', as: sara, open: (page) => trigger(page, 0).tap() },
  {
    name: 'order of the catalogue',
    path: '/courses',
    open: (page) => page.locator('main [role=combobox]').first().tap(),
  },
  {
    name: 'letters of the countries',
    path: '/our-works/country',
    open: (page) => page.locator('main [role=combobox]').first().tap(),
  },
  {
    name: 'colours in the footer',
    path: '/signin',
    open: (page) => page.locator('footer button[aria-haspopup]').last().tap(),
  },
  {
    name: 'use of data in the footer',
    path: '/signin',
    open: (page) => page.locator('footer button[aria-haspopup]').first().tap(),
  },
]

const popup = '.ant-dropdown:not(.ant-dropdown-hidden), .ant-select-dropdown:not(.ant-select-dropdown-hidden)'

// A phone widens its window if something overflows the page sideways; a narrow desktop window does not.
for (const language of languages)
  test.describe(`popups on a phone open within the page, ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

    for (const { name, path, as, open } of popups.filter(({ name }) => isInTurn(name, language)))
      test(name, async ({ page }) => {
        if (as) await signIn(page, as)
        await page.goto(path)
        await expect(pageHeading(page)).toBeVisible()
        await open(page)
        const opened = page.locator(popup)
        await expect(opened).toBeVisible()
        await expect(page.locator('[class*="ant-slide-"]')).toHaveCount(0)
        expect(await page.evaluate(() => [window.innerWidth, window.scrollX])).toEqual([360, 0])
        const { x, y, width, height } = (await opened.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(360)
        expect(y + height).toBeLessThanOrEqual(740)
      })
  })
