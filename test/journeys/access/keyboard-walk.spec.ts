import { expect, isInTurn, type Language, languages } from '../support/fixtures'
import { expectMarked, type Stop, tabAround, tabBack, tabForward, watchStops } from '../support/focusStops'
import { test } from '../support/onePage'
import { openScene, sceneOf } from '../support/scenes'

/** Pages with forms, lists and tables of Ant Design. */
const pages = [
  'signin-mistakes',
  'member',
  'student',
  'teacher',
  'school',
  'job',
  'student-mistakes',
  'password-forget',
  'password-reset-mistakes',
  'contact',
  'faqs',
  'about',
  'courses',
  'course',
  'work-countries',
  'donation',
  'profile',
  'my-courses',
  'learn-quiz',
  'learn-pdf',
]

const dialogs = [
  'courses-filter-dialog',
  'password-link-failed',
  'signin-not-verified',
  'enrolled-just-now',
  'my-courses-overview',
  'learn-course-done',
  'contact-failed',
  'profile-unsubscribe',
  'donation-still-running',
  // The address of the page opens these.
  'member-result',
  'donation-done',
  'donation-canceled',
]

for (const language of languages) {
  test.describe(`Tab follows the reading order of a page, and Shift+Tab reverses it, ${language}`, () => {
    test.use({ language })
    for (const name of pages.filter((name) => isInTurn(name, language)))
      test(name, async ({ page, language, t, expectComplaint }) => {
        await openScene(sceneOf(name), { page, language, t, expectComplaint })
        // A key press hydrates the lazy sections.
        await page.keyboard.press('Shift')
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
        await watchStops(page)
        const forward = await tabForward(page)
        expect(forward.length).toBeGreaterThan(5)
        expect(forward.filter(isUnseen), 'cannot be seen').toEqual([])
        expect(againstReading(forward, language), 'against the direction of reading').toEqual([])
        const back = await tabBack(page)
        expect(back.map(({ name }) => name)).toEqual(forward.map(({ name }) => name).reverse())
        await expectMarked(page)
      })
  })

  test.describe(`a dialog keeps the focus until Escape closes it, ${language}`, () => {
    test.use({ language })
    for (const name of dialogs.filter((name) => isInTurn(name, language)))
      for (const width of [1280, 360])
        test(`${name}, ${width} px`, async ({ page, language, t, expectComplaint }) => {
          await openScene({ ...sceneOf(name), widths: [width] }, { page, language, t, expectComplaint })
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1)
          await watchStops(page)
          const controls = await dialog.locator('a[href], button, input, summary, [tabindex="0"]').count()
          const forward = await tabAround(page, 'Tab', controls + 3)
          const back = await tabAround(page, 'Shift+Tab', controls + 3)
          expect(forward.length).toBeGreaterThan(0)
          expect(
            [...forward, ...back].filter(({ isInDialog }) => !isInDialog),
            'left the dialog',
          ).toEqual([])
          expect(namesOf(back)).toEqual(namesOf(forward))
          expect(forward.filter(isUnseen), 'cannot be seen').toEqual([])
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
          await expect(page.locator(':focus')).toHaveCount(1)
        })
  })
}

const namesOf = (stops: Stop[]) => [...new Set(stops.map(({ name }) => name))].sort()

function isUnseen({ left, right, top, bottom }: Stop) {
  return right - left < 4 || bottom - top < 4
}

/** @returns pairs of neighbours in one row of which the second is placed before the first one. */
function againstReading(stops: Stop[], language: Language): string[] {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (!next) return []
    const shared = Math.min(stop.bottom, next.bottom) - Math.max(stop.top, next.top)
    const isSameRow = shared > 0.6 * Math.min(stop.bottom - stop.top, next.bottom - next.top)
    const isBefore = language === 'en' ? next.right < stop.left : next.left > stop.right
    return isSameRow && isBefore ? [`${stop.name} → ${next.name}`] : []
  })
}
