import { goOn, lessonAtServer, row, saveStatusLine } from '../durability/learning'
import { expect, languages, sara, signIn, test } from '../support/fixtures'
import { acceptedWork, chooseCourse, fetchesOf, hasCourse, numbers, openLesson, submitQuiz } from './keeping'

const { TEXT, QUIZ } = numbers
const [textId, quizId] = [`c-001-l-${TEXT}`, `c-001-l-${QUIZ}`]

for (const language of languages)
  test.describe(`kept lessons in two tabs, ${language}`, () => {
    test.use({ language })

    test('are downloaded once, and the offline work of both tabs reaches the server once', async ({
      page: first,
      context,
      t,
      expectComplaint,
    }) => {
      test.setTimeout(180_000)
      expectComplaint(/no-response|could not be|cannot keep/)
      await signIn(first, sara)
      await openLesson(first, TEXT)
      const second = await context.newPage()
      await openLesson(second, QUIZ)
      const dialogs = [await chooseCourse(first, t), await chooseCourse(second, t)]
      await Promise.all(
        dialogs.map((dialog) => dialog.getByRole('button', { name: t('keeping.dialog.keep') }).click()),
      )
      for (const dialog of dialogs)
        await expect(dialog.locator('[data-keeping=kept]')).toHaveCount(4, { timeout: 60_000 })
      await hasCourse(first, t, language)
      expect(await fetchesOf(first, '/mock-media/video/clip.mp4')).toEqual(['bytes=0-'])
      await openLesson(first, TEXT)
      await openLesson(second, QUIZ)

      await context.setOffline(true)
      await goOn(first, t)
      await submitQuiz(second, t)
      for (const tab of [first, second])
        for (const id of [textId, quizId])
          await expect(row(tab, id).locator('svg[data-status="completed"]')).toBeVisible()
      await expect(saveStatusLine(first)).toHaveAttribute('data-save-status', 'onDevice')

      await context.setOffline(false)
      for (const tab of [first, second])
        await expect(saveStatusLine(tab)).toHaveAttribute('data-save-status', 'saved', { timeout: 75_000 })
      expect(await acceptedWork(first)).toEqual([`markComplete ${textId}`, `updateProgress ${quizId}`])
      for (const id of [textId, quizId])
        expect(await lessonAtServer(context.request, id)).toMatchObject({ status: 'completed' })
    })
  })
