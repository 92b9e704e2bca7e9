import type { Page } from '@playwright/test'

/**
 * Changes one lesson of Sara's course in the server's answers from the page's next load on.
 */
export async function changeLesson(page: Page, number: string, change: object) {
  await page.route('**/api/course/get-full-course/**', async (route) => {
    const answer = await route.fetch()
    const full = await answer.json()
    for (const chapter of full.chapters)
      for (const lesson of chapter.lessons)
        if (lesson.id === `c-001-l-${number}`) Object.assign(lesson, change)
    await route.fulfill({ response: answer, json: full })
  })
}
