import { expect, languagesOfRun } from '../support/fixtures'
import { expectMarked, tabForward, watchStops } from '../support/focusStops'
import { lostIn } from '../support/forcedColors'
import { test } from '../support/onePage'
import { openScene, sceneOf } from '../support/scenes'

/** Controls, selected options, progress, and icons whose meaning no text gives. */
const pages = [
  'home',
  'courses',
  'course-overview',
  'about',
  'faqs',
  'blogs',
  'work-countries',
  'signin-mistakes',
  'student',
  'teacher-file',
  'donation',
  'profile',
  'my-courses',
  'learn',
  'learn-quiz',
  'learn-quiz-result',
  'learn-pdf',
]
const opened = ['courses-filter-dialog', 'language-menu', 'my-courses-overview']

for (const language of languagesOfRun)
  test.describe(`forced colours of the system, ${language}`, () => {
    test.use({ language })
    for (const name of [...pages, ...opened])
      test(`${name}: choices, progress, icons and the focus are visible`, async ({
        page,
        language,
        t,
        expectComplaint,
      }) => {
        await openScene(sceneOf(name), { page, language, t, expectComplaint })
        await page.keyboard.press('Shift')
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
        // One option is selected here, because a selected option has to look selected.
        const unmade = page.locator('input:is([type=radio], [type=checkbox]):not(:checked)').first()
        if ((await unmade.count()) > 0 && !opened.includes(name)) await unmade.press('Space')
        // Colours change at once.
        await watchStops(page)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme })
          expect(await lostIn(page), colorScheme).toEqual([])
        }
        if (opened.includes(name)) return
        expect((await tabForward(page)).length).toBeGreaterThan(5)
        await expectMarked(page)
      })
  })
