import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { LanguageCode } from '@/lib/i18n/language'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { openFakeServer } from '../../state/learning/fakeServer'

type Parts = Record<string, unknown>

/** A course of this one lesson: what the server tells of it, and the desk at which reports arrive. */
export function serveLesson(lesson: Parts, received: Parts = {}) {
  const lessons = [{ id: 'l-1', title: 'The lesson', order: 1, type: 'text', ...lesson }]
  const chapters = [{ id: 'ch-1', title: 'The chapter', order: 1, lessons }]
  server.use(
    http.get('*/api/course/get-full-course/:slug', () =>
      HttpResponse.json({ id: 'c-1', title: 'The course', imageUrl: '/cover.svg', chapters }),
    ),
  )
  return openFakeServer({ 'l-1': { status: 'in_progress', ...received } })
}

/** Sara has it open. */
export async function enterLesson(language?: LanguageCode) {
  const app = await renderApp({ at: '/learn/any', as: sara, language })
  await screen.findByRole('heading', { level: 1, name: 'The lesson' })
  return app
}

export async function openLesson(lesson: Parts, received?: Parts) {
  const fakeServer = serveLesson(lesson, received)
  return { ...(await enterLesson()), fakeServer }
}
