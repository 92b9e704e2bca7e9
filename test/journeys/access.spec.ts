import type { Page } from '@playwright/test'
import { isWholeRun } from '../wholeRun'
import { expect, expectAccessible, type Language, languages, signIn, test } from './fixtures'
import { test as inOnePage } from './onePage'
import { scenes } from './scenes'
import { allHasCome } from './traffic'

for (const language of languages)
  test.describe(`accessible at 1280 and 360 px, ${language}`, () => {
    test.use({ language })
    for (const { name, path, as, fault, widths = [1280, 360], complaint, shows, open } of scenesIn(language))
      testFor(name)(name, async ({ page, t, api, expectComplaint }) => {
        if (complaint) expectComplaint(complaint)
        await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 })
        if (as) await signIn(page, as)
        if (fault) await api.fail(fault)
        await page.goto(path)
        await expect(page.locator('main').locator('h1, [role=alert]').first()).toBeVisible()
        if (shows) await expect(page.getByText(t(shows)).first()).toBeVisible()
        await allHasCome(page)
        await open?.(page, t)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessible(page)
          expect(await widthOfPage(page), 'nothing is wider than the screen').toBeLessThanOrEqual(width)
        }
        await darken(page)
        await expectAccessible(page)
      })
  })

/** Plain pages are looked at in both languages, and what becomes of them in one of the two, by turns. */
function scenesIn(language: Language) {
  return scenes.filter(({ as, fault, shows, open }, index) => {
    const isPlain = !as && !fault && !shows && !open
    return isWholeRun || isPlain || languages[index % languages.length] === language
  })
}

/** The provider's card form waits for the focus in a frame of another origin: it gets a context of its own. */
function testFor(name: string) {
  return name.startsWith('donation') ? test : inOnePage
}

/** The device goes over to its dark colours while the page is open. */
async function darken(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

function widthOfPage(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
