import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { LanguageCode } from '@/lib/i18n/language'
import type { StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { openFakeServer } from '../../state/learning/fakeServer'

type Parts = Record<string, unknown>

/** Serves a course with only this lesson and its progress, and a fake server that receives the reports. */
export function serveLesson(lesson: Parts, received: Parts = {}, door: StubDoor = http) {
  const lessons = [{ id: 'l-1', title: 'The lesson', order: 1, type: 'text', ...lesson }]
  const chapters = [{ id: 'ch-1', title: 'The chapter', order: 1, lessons }]
  server.use(
    door.get('*/api/course/get-full-course/:slug', () =>
      HttpResponse.json({ id: 'c-1', title: 'The course', imageUrl: '/cover.svg', chapters }),
    ),
  )
  return openFakeServer({ 'l-1': { status: 'in_progress', ...received } })
}

/** Opens the lesson as Sara. */
export async function enterLesson(language?: LanguageCode) {
  const app = await renderApp({ at: '/learn/any', as: sara, language })
  await screen.findByRole('heading', { level: 1, name: 'The lesson' })
  return app
}

export async function openLesson(lesson: Parts, received?: Parts, door?: StubDoor) {
  const fakeServer = serveLesson(lesson, received, door)
  return { ...(await enterLesson()), fakeServer }
}
