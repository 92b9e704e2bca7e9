import { HttpResponse, http } from 'msw'
import type { LessonStatus } from '@/api/types'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'

export type Post = { call: string; body: Record<string, unknown>; token: string | null }

type Answer = (post: Post) => Response | Promise<Response>

type ServerLessons = Record<string, { status: LessonStatus } & Record<string, unknown>>

export const accepted = () => new HttpResponse(null)
export const refused = (status: number, headers?: HeadersInit) =>
  HttpResponse.json({ message: 'No', statusCode: status }, { status, headers })
export const dropped = () => HttpResponse.error()
export const noAnswer = () => new Promise<Response>(() => {})

/** An answer that the server holds back until the test releases it. */
export function heldBack() {
  let release: (response: Response) => void = () => {}
  const answer = new Promise<Response>((resolve) => {
    release = resolve
  })
  return { answer: () => answer.then((response) => response.clone()), release }
}

/** A fake server that records the reports in order, and answers as the test decides. */
export function openFakeServer(served: ServerLessons = {}) {
  const posts: Post[] = []
  const asked: string[] = []
  let answer: Answer = accepted
  let progress: () => Response = () => HttpResponse.json(progressOf(served))
  const take = (call: string) =>
    falsified.post(`*/api/enrollment/${call}`, async ({ request }) => {
      const body = (await request.json()) as Post['body']
      const post = { call, body, token: request.headers.get('Authorization') }
      posts.push(post)
      return answer(post)
    })
  server.use(
    take('update-progress'),
    take('mark-complete'),
    http.get('*/api/enrollment/progress/:courseId', ({ params }) => {
      asked.push(String(params.courseId))
      return progress()
    }),
  )
  return {
    posts,
    /** The courses whose progress was requested, in order. */
    asked,
    bodies: () => posts.map(({ body }) => body),
    lessons: () => posts.map(({ body }) => body.lessonId),
    positions: () => posts.map(({ body }) => body.lastPosition),
    answersWith(next: Answer) {
      answer = next
    },
    /** Sets the answer to queries for the progress. */
    answersProgressWith(next: () => Response) {
      progress = next
    },
  }
}

export function progressOf(served: ServerLessons) {
  const lessons = Object.entries(served).map(([lessonId, parts]) => ({ lessonId, ...parts }))
  return { enrollmentId: 'e', progressPercentage: 0, chapters: [{ chapterId: 'ch', lessons }] }
}
