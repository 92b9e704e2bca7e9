import type { Page } from '@playwright/test'
import { unusedVariant } from '../../../build/site/unusedVariants'
import { isWholeRun } from '../../wholeRun'
import {
  expect,
  expectAccessible,
  expectReadableColors,
  type Language,
  languages,
  test,
} from '../support/fixtures'
import { test as inOnePage } from '../support/onePage'
import { openScene, scenes } from '../support/scenes'

for (const language of languages)
  test.describe(`each scene is accessible at 1280 and 360 px, ${language}`, () => {
    test.use({ language })
    for (const scene of scenesIn(language))
      testFor(scene.name)(scene.name, async ({ page, language, t, expectComplaint }) => {
        const widths = await openScene(scene, { page, language, t, expectComplaint })
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessible(page)
          expect(await widthOfPage(page), 'nothing is wider than the screen').toBeLessThanOrEqual(width)
          expect(await variantsOn(page), 'variants of parts without rules').toEqual([])
        }
        await darken(page)
        await expectReadableColors(page)
        // WCAG 1.4.10: 320 px is the width of a 1280 px screen at 400 % zoom.
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => widthOfPage(page), 'the narrowest screen is wide enough').toBe(320)
      })
  })

/**
 * Plain pages are checked in both languages, their other states in one of the two, which the name decides.
 */
function scenesIn(language: Language) {
  return scenes.filter(({ name, as, faults, shows, steps, prepare }) => {
    const isPlain = !as && !faults && !shows && !steps && !prepare
    return isWholeRun || isPlain || languages[name.length % languages.length] === language
  })
}

/**
 * The provider's card form waits for the focus in a frame of another origin: it gets a context of its own.
 */
function testFor(name: string) {
  return name.startsWith('donation') ? test : inOnePage
}

/** The device switches to dark colours while the page is open. */
async function darken(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

/** Classes of Ant Design's parts for which the style sheet has no rules. */
async function variantsOn(page: Page) {
  const classes = await page
    .locator('[class*="ant-"]')
    .evaluateAll((all) => all.map(({ classList }) => classList.value))
  return classes.flatMap((value) => unusedVariant.exec(value)?.[0] ?? [])
}

function widthOfPage(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
