import { HttpResponse, http } from 'msw'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'

type ReportBody = Record<string, unknown>

/** The answers to the player's queries, in any shape; JSON as a server would write it. */
export type Answers = { course: unknown; progress?: unknown }

/** The reports that the player sent, in order. */
export type ReceivedReport = ReportBody & { call: string }

/** The server answers with this course and this progress, and accepts every report. */
export function serve({ course, progress = enrolled() }: Answers) {
  const received: ReceivedReport[] = []
  const take = (call: string) =>
    http.post(`*/api/enrollment/${call}`, async ({ request }) => {
      received.push({ call, ...((await request.json()) as ReportBody) })
      return new HttpResponse(null)
    })
  server.use(
    falsified.get('*/api/course/get-full-course/:slug', () => HttpResponse.json(course as ReportBody)),
    falsified.get('*/api/enrollment/progress/:id', () => HttpResponse.json(progress as ReportBody)),
    take('update-progress'),
    take('mark-complete'),
  )
  return received
}

/** A course of one chapter with these lessons, in this order. */
export const courseOf = (lessons: unknown, more: ReportBody = {}) => ({
  id: 'c-1',
  slug: 'any',
  title: 'The course',
  imageUrl: '/cover.svg',
  chapters: [{ id: 'ch-1', title: 'The chapter', order: 1, lessons }],
  ...more,
})

export const enrolled = (lessons: unknown = [], more: ReportBody = {}) => ({
  enrollmentId: 'e-1',
  progressPercentage: 0,
  chapters: [{ chapterId: 'ch-1', lessons }],
  ...more,
})

export const textLesson = (id: string, more: ReportBody = {}) => ({
  id,
  title: `Lesson ${id}`,
  order: 1,
  type: 'text',
  description: `<p>Words of ${id}</p>`,
  ...more,
})

/** Opens the player with these answers, signed in as Sara. */
export async function openCourse(answers: Answers, at = '/learn/any') {
  const received = serve(answers)
  return { ...(await renderApp({ at, as: sara })), received }
}
