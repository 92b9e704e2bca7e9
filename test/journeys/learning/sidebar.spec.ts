import type { Page } from '@playwright/test'
import { enroll } from '../durability/learning'
import { expect, expectAccessible, languagesOfRun, omid, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'

const course = 'large-50x40'
const lesson = (number: number) => `/learn/${course}?lesson=${course}-l-${number}`

/** Signs Omid in and enrolls him in a course of 2 000 lessons. */
async function learnMuch(page: Page) {
  await signIn(page, omid)
  await enroll(page, course)
}

const sidebar = (page: Page) => page.locator('aside').first()
const current = (page: Page) => page.locator('aside [aria-current=page], [role=dialog] [aria-current=page]')
const opener = (page: Page, name: string) => sidebar(page).getByRole('button', { name })

for (const language of languagesOfRun)
  test.describe(`a course of 2 000 lessons, ${language}`, () => {
    test.use({ language })

    test('opens its list with the current lesson in view, in the sidebar and in the sheet of a phone', async ({
      page,
      t,
    }) => {
      await learnMuch(page)
      await page.goto(lesson(1030))
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(lesson(1530))
      await opener(page, t('learn.contents')).click()
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('moves the focus from the sheet of a phone back to its button, or to the chosen lesson', async ({
      page,
      t,
    }) => {
      await learnMuch(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(lesson(1530))
      const contents = opener(page, t('learn.contents'))
      const sheet = page.getByRole('dialog', { name: t('learn.contents') })
      await contents.focus()
      await page.keyboard.press('Enter')
      await expect(sheet).toBeVisible()
      await expect(contents).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(contents).toBeFocused()
      await page.keyboard.press('Enter')
      await sheet.getByRole('searchbox', { name: t('learn.search') }).fill('1999')
      await sheet.getByRole('link').first().click()
      await expect(page).toHaveURL(lesson(1999))
      await expect(sheet).toBeHidden()
      await expect(pageHeading(page)).toBeFocused()
    })

    test('can be searched by keyboard, and the focused row is never covered by the name of its chapter', async ({
      page,
      t,
    }) => {
      await learnMuch(page)
      await page.goto(lesson(1030))
      await sidebar(page)
        .getByRole('searchbox', { name: t('learn.search') })
        .focus()
      await page.keyboard.type('1999')
      const number = language === 'fa' ? '۱' : '1'
      await expect(sidebar(page).getByRole('status')).toHaveText(t('learn.matches_one', { number }))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(pageHeading(page)).toBeFocused()
      await expect(page).toHaveURL(lesson(1999))
      await sidebar(page).getByRole('searchbox').fill('')
      // The number of matches stays a moment longer than the text of the search.
      await expect(sidebar(page).getByRole('status')).toHaveText('')
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      await current(page).focus()
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Shift+Tab')
        expect(await isOnTop(page)).toBe(true)
      }
    })

    test('is accessible during a search, at 1280 and 360 px', async ({ page, t }) => {
      await learnMuch(page)
      await page.goto(lesson(1030))
      await sidebar(page).getByRole('searchbox').fill('1')
      await expect(sidebar(page).getByRole('listitem')).toHaveCount(40)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await opener(page, t('learn.contents')).click()
      await expect(page.getByRole('dialog', { name: t('learn.contents') })).toBeVisible()
      await expectAccessible(page)
    })
  })

/** Whether the middle of the focused element is visible. */
function isOnTop(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return focused?.contains(seen) ?? false
  })
}
