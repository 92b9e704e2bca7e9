import type { Page } from '@playwright/test'
import { expect, expectAccessible, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'
import { lessonPath } from '../support/watching'

const LESSON = 'c-001-l-11'
const path = lessonPath('11')

type Question = { question: string; options: string[]; correctAnswer: number; explanation?: string }

/** The server's questions of this lesson, in the language of the page. */
async function questionsOf(page: Page, language: string): Promise<Question[]> {
  const headers = { 'Accept-Language': language }
  const answer = await page.request.get('/api/course/get-full-course/first-steps-in-scratch', { headers })
  const { chapters } = await answer.json()
  return chapters
    .flatMap(({ lessons }: { lessons: object[] }) => lessons)
    .find(({ id }: { id: string }) => id === LESSON).quizData.questions
}

/** Presses Tab until the focus is inside `place`. */
async function tabInto(page: Page, place: ReturnType<Page['locator']>) {
  for (let step = 0; step < 80; step++) {
    if (await place.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there')
}

const hasAnswers = (body: unknown) => JSON.stringify(body).includes('quizAnswers')

for (const language of languagesOfRun)
  test.describe(`a quiz by keyboard, ${language}`, () => {
    test.use({ language })

    test('is answered with arrow keys, lists its open questions, and shows its results after submitting', async ({
      page,
      t,
      api,
    }) => {
      const digits = (number: number) => number.toLocaleString(language)
      const submits = async () =>
        (await api.received('updateProgress')).map(({ body }) => body).filter((body) => hasAnswers(body))
      await signIn(page, sara)
      const questions = await questionsOf(page, language)
      const total = questions.length
      await page.goto(path)
      const groups = page.getByRole('group')
      await expect(groups).toHaveCount(total)
      await pageHeading(page).focus()

      // One stop per question; arrows choose. The second one is left open.
      for (const [place, { question, options, correctAnswer }] of questions.entries()) {
        if (place === 1) continue
        const group = groups.nth(place)
        await expect(group).toHaveAccessibleName(
          new RegExp(t('learn.quiz.question', { number: digits(place + 1), total: digits(total) })),
        )
        await expect(group).toContainText(question)
        await tabInto(page, group)
        await page.keyboard.press('Space')
        await expect(group.getByRole('radio').first()).toBeChecked()
        for (let step = 0; step < correctAnswer; step++) await page.keyboard.press('ArrowDown')
        await expect(group.getByRole('radio', { name: options[correctAnswer], exact: true })).toBeChecked()
        // The arrow key of the reading direction moves on, the other one back.
        const [on, back] = language === 'fa' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
        await page.keyboard.press(on)
        await expect(group.getByRole('radio').nth((correctAnswer + 1) % options.length)).toBeChecked()
        await page.keyboard.press(back)
        await expect(group.getByRole('radio').nth(correctAnswer)).toBeChecked()
        await expect(group.getByRole('radio').nth(correctAnswer)).toBeFocused()
      }

      const submit = page.getByRole('button', { name: t('learn.quiz.submit'), exact: true })
      await tabInto(page, submit)
      await page.keyboard.press('Enter')
      const box = page.getByRole('region', { name: t('learn.quiz.openTitle') })
      await expect(box).toBeFocused()
      await expect(box.getByRole('listitem')).toHaveText([t('learn.quiz.goTo', { number: digits(2) })])
      await expectAccessible(page)
      expect(await submits()).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const second = groups.nth(1).getByRole('radio')
      await expect(second.first()).toBeFocused()
      await expect(groups.nth(1)).toHaveAccessibleName(new RegExp(t('learn.quiz.missed')))
      // A wrong answer, so that there is something to learn from.
      const wrong = questions[1]?.correctAnswer === 0 ? 1 : 0
      await page.keyboard.press('Space')
      if (wrong === 1) await page.keyboard.press('ArrowDown')
      await expect(second.nth(wrong)).toBeChecked()
      await expect(box).toBeHidden()
      await tabInto(page, submit)
      await page.keyboard.press('Enter')

      const percent = Math.round((100 * (total - 1)) / total)
      const heading = page.getByRole('heading', { name: t('learn.quiz.results', { score: digits(percent) }) })
      await expect(heading).toBeFocused()
      const counted = { correct: digits(total - 1), total: digits(total) }
      await expect(page.getByText(t('learn.quiz.correctOf', counted))).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: t('learn.quiz.wrong') })).toHaveCount(1)
      await expect(page.getByRole('listitem').filter({ hasText: t('learn.quiz.correctYours') })).toHaveCount(
        total - 1,
      )
      for (const { explanation } of questions)
        if (explanation) await expect(page.getByText(explanation)).toBeVisible()
      await expectAccessible(page)
      await expect
        .poll(submits)
        .toEqual([expect.objectContaining({ lessonId: LESSON, status: 'completed', quizScore: percent })])
      await page.reload()
      await expect(heading).toBeVisible()
      await expect(page.getByRole('radio')).toHaveCount(0)
    })
  })
