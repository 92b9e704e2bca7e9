import type { Page } from '@playwright/test'
import { expect, expectAccessible, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { parsedApart } from '../support/parsedApart'

type Texts = (key: string, values?: Record<string, string | number>) => string

const question = { question: 'How many legs has a spider?', options: ['6', '8'], correctAnswer: 99 }
const LONG = 'Antidisestablishmentarianism '.repeat(11).trim()

async function answer(page: Page, t: Texts) {
  // Sara has completed the lesson, so its result is shown first.
  await page.getByRole('button', { name: t('learn.quiz.answer') }).click()
  await page.getByRole('radio', { name: '8' }).check()
  await page.getByRole('button', { name: t('learn.quiz.submit') }).click()
  await expect(page.getByText(t('learn.quiz.noRightAnswer'))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '8' })).toContainText(t('learn.quiz.chosen'))
}

/** Lessons as a server should not send them, and what the player says about each. */
const lessons: Array<[what: string, lesson: object, says: (t: Texts) => string[], then?: typeof answer]> = [
  ['a quiz without data', { type: 'quiz', quizData: null }, (t) => [t('learn.quiz.unavailable')]],
  [
    'a question without options beside a valid one',
    { type: 'QUIZ', quizData: { questions: [{ ...question, options: null }, question] } },
    (t) => [t('learn.quiz.leftOut_one', { number: 'NUMBER' }), question.question],
    answer,
  ],
  [
    'a missing playlist',
    { type: 'video', videoQualities: { high: { url: '/mock-media/none.m3u8' } } },
    (t) => [t('learn.video.failed')],
  ],
  [
    'a hostile address',
    { type: 'video', fileUrl: 'javascript:alert(1)' },
    (t) => [t('learn.video.unavailable')],
  ],
  [
    'a PDF that is HTML',
    { type: 'pdf', fileUrl: '/', fileName: 7 },
    (t) => [t('learn.pdf.failed'), t('learn.pdf.damaged')],
  ],
  [
    'a missing picture',
    { type: 'image', fileUrl: '/mock-media/none.png' },
    (t) => [t('learn.image.unavailable')],
  ],
  [
    'a lesson without content',
    { title: null, type: null, duration: 'mm:ss' },
    (t) => [t('learn.untitled'), t('learn.text.unavailable')],
  ],
  [
    'very long words, and scripts',
    {
      title: LONG,
      type: 'hologram',
      description: `<p>${LONG.replaceAll(' ', '')}</p><img src=x onerror="window.owned=1">`,
    },
    () => [LONG],
  ],
]

/**
 * The mock API answers the course with these lessons alone. It accepts their progress, because it knows
 * their ids.
 */
async function sendLessons(page: Page) {
  await page.route('**/api/course/get-full-course/**', async (route) => {
    const answer = await route.fetch()
    const sent = lessons.map(([title, lesson], place) => ({
      id: `c-001-l-0${place + 1}`,
      title,
      order: place,
      ...lesson,
    }))
    await route.fulfill({
      response: answer,
      json: {
        ...(await answer.json()),
        chapters: [{ id: 'one', title: null, lessons: sent }, null, { lessons: null }],
      },
    })
  })
}

for (const language of languagesOfRun)
  test.describe(`bad lessons, ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } })

    test('each show what is wrong, do not break the page, and Next leads past them', async ({
      page,
      t,
      expectComplaint,
    }) => {
      test.slow()
      expectComplaint(parsedApart)
      expectComplaint(/none\.(m3u8|png)|^404 \/x$|1 row of the answer cannot be used/)
      await sendLessons(page)
      await signIn(page, sara)
      await page.goto('/learn/first-steps-in-scratch?lesson=c-001-l-01')
      for (const [place, [what, , says, then]] of lessons.entries())
        await test.step(what, async () => {
          await expect(page).toHaveURL(new RegExp(`lesson=c-001-l-0${place + 1}$`))
          for (const text of says(t)) {
            const [before = '', after = ''] = text.split('NUMBER')
            await expect(page.getByRole('main')).toContainText(before)
            await expect(page.getByRole('main')).toContainText(after)
          }
          await then?.(page, t)
          // At the end of the page the bar is below the lesson, not on a part of it.
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          await expectAccessible(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
          await page.getByRole('button', { name: t('learn.contents') }).click()
          const sheet = page.getByRole('dialog', { name: t('learn.contents') })
          await expect(sheet.locator('a[aria-current="page"]')).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(sheet).toBeHidden()
          const isLast = place === lessons.length - 1
          await page.getByRole('button', { name: t(isLast ? 'learn.bar.finish' : 'learn.bar.next') }).click()
        })
      await expect(page.getByText(t('learn.sectionDone'))).toBeVisible()
      expect(await page.evaluate(() => 'owned' in window)).toBe(false)
    })
  })
