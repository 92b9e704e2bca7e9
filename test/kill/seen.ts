import type { Page } from '@playwright/test'
import type { QuizAnswers } from '../../src/api/types.ts'
import { named, textsOf } from './texts.ts'

/** The learner's view: lesson id → the status of its mark in the list, chapter after chapter. */
export async function seenMarks(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries((await seenRows(page)).map(({ id, status }) => [id, status]))
}

/** The ids of the lessons that the list marks as kept, chapter after chapter. */
export async function seenKeptLessons(page: Page): Promise<string[]> {
  return (await seenRows(page)).filter(({ text }) => isMarkedAsKept(text)).map(({ id }) => id)
}

/** The ids of kept lessons in the open chapters, read without any action on the page. */
export async function keptLessonsNow(page: Page): Promise<string[]> {
  const rows = await page.locator('aside a[href*="lesson="]').evaluateAll((links) =>
    links.map((link) => ({
      id: new URL((link as HTMLAnchorElement).href).searchParams.get('lesson') ?? '',
      text: link.textContent ?? '',
    })),
  )
  return rows.filter(({ text }) => isMarkedAsKept(text)).map(({ id }) => id)
}

const isMarkedAsKept = (text: string) => textsOf('keeping.kept').some((words) => text.includes(words))

function seenRows(page: Page): Promise<{ id: string; status: string; text: string }[]> {
  return page.evaluate(async () => {
    const seen: { id: string; status: string; text: string }[] = []
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const chapters = [...document.querySelectorAll<HTMLElement>('aside h3 > button')]
    const opened = chapters.find((chapter) => chapter.ariaExpanded === 'true')
    for (const chapter of chapters) {
      if (chapter.ariaExpanded !== 'true') chapter.click()
      await nextFrame()
      for (const row of document.querySelectorAll<HTMLAnchorElement>('aside a[href*="lesson="]'))
        seen.push({
          id: new URL(row.href).searchParams.get('lesson') ?? '',
          status: row.querySelector('svg')?.dataset.status ?? 'not_started',
          text: row.textContent ?? '',
        })
    }
    if (opened?.ariaExpanded === 'false') opened.click()
    await nextFrame()
    return seen
  })
}

export type SeenQuiz = { isSubmitted: boolean; answers: QuizAnswers }

/** A quiz that was skipped without answers shows its result, and a button leads to its questions. */
export async function askForQuestions(page: Page, signal?: AbortSignal) {
  await page.locator('article [data-level], article form').first().waitFor({ signal })
  const answer = page.locator('article').getByRole('button', { name: named('learn.quiz.answer') })
  if (await answer.isVisible()) await answer.click({ signal })
}

/** The answers of the quiz on the page: those of its results, else those chosen in its form. */
export async function seenQuiz(page: Page): Promise<SeenQuiz> {
  await askForQuestions(page)
  return page.evaluate((rightWords) => {
    const form = document.querySelector('article form')
    const answers: Record<number, number> = {}
    if (form) {
      for (const [question, fieldset] of form.querySelectorAll('fieldset').entries())
        for (const [option, box] of fieldset.querySelectorAll('input').entries())
          if (box.checked) answers[question] = option
      return { isSubmitted: false, answers }
    }
    const lists = document.querySelectorAll('article section ul:has(> li)')
    for (const [question, list] of lists.entries())
      for (const [option, item] of [...list.children].entries()) {
        const isRight = rightWords.some((words) => item.textContent?.includes(words))
        if (isRight || (item as HTMLElement).dataset.mark === 'wrong') answers[question] = option
      }
    return { isSubmitted: true, answers }
  }, textsOf('learn.quiz.correctYours'))
}

/** The place at which the video on the page resumes, and its length, in seconds. */
export async function seenPlace(page: Page): Promise<{ second: number; duration: number }> {
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('article video')
    return video && video.readyState >= 2 && !video.seeking
  })
  return page
    .locator('article video')
    .evaluate(({ currentTime, duration }: HTMLVideoElement) => ({ second: currentTime, duration }))
}
