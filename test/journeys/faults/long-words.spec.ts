import { expect, isInTurn, languages, sara, signIn } from '../support/fixtures'
import { lengthenWords, tooWide } from '../support/longWords'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'
import { changeLesson, lessonPath } from '../support/watching'

const long = 'theCatThatCatchesTheApplesBeforeTheyTouchTheGroundBelowTheTree'

const quizData = {
  questions: [
    { question: `${long}?`, options: [long, `${long};`, 'Neither'], correctAnswer: 1, explanation: long },
  ],
}

for (const language of languages)
  test.describe(`a quiz about code on a phone, ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } })

    for (const [what, number, shown] of [
      ['its questions', '11', 'article form'],
      ['its results', '04', 'article [data-level]'],
    ] as const)
      test(`keeps the width of the page with long identifiers in ${what}`, async ({ page }) => {
        await signIn(page, sara)
        await changeLesson(page, number, { quizData })
        await page.goto(lessonPath(number))
        await expect(page.locator(shown)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      })
  })

/** Pages with fields, options, tabs, tags and buttons of Ant Design. */
const pages = [
  '/',
  '/courses?levels=Beginner',
  '/courses/watercolour-for-beginners',
  '/courses/first-steps-in-scratch?tab=materials',
  '/blogs',
  '/our-works/country',
  '/about-us',
  '/contact-us',
  '/faqs',
  '/donation?price=20&interval=month',
  '/signin',
  '/password/reset?token=reset-u-001',
  '/registration/student',
  '/nowhere',
]
const personalPages = [
  '/user/profile',
  '/my-courses',
  '/learn/first-steps-in-scratch',
  lessonPath('11'),
  lessonPath('04'),
]

for (const language of languages)
  test.describe(`pages with words of 200 letters in every label and control, ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } })

    for (const path of [...pages, ...personalPages].filter((path) => isInTurn(path, language)))
      test(`${path} keeps its width at 1280 and 360 px`, async ({ page }) => {
        if (personalPages.includes(path)) await signIn(page, sara)
        await page.goto(path)
        await expect(pageHeading(page)).toBeVisible()
        // A key press hydrates the lazy sections.
        await page.keyboard.press('Shift')
        await expect(page.locator('[data-waiting]')).toHaveCount(0)
        await lengthenWords(page)
        expect(await tooWide(page)).toEqual([])
        await page.setViewportSize({ width: 360, height: 640 })
        // The narrow page may draw other parts.
        await lengthenWords(page)
        expect(await tooWide(page)).toEqual([])
      })
  })
