import { expect, languages, sara, signIn } from './fixtures'
import { test } from './onePage'
import { changeLesson, lessonPath } from './watching'

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
      test(`breaks what has no place to break, and the page keeps its width: ${what}`, async ({ page }) => {
        await signIn(page, sara)
        await changeLesson(page, number, { quizData })
        await page.goto(lessonPath(number))
        await expect(page.locator(shown)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      })
  })
