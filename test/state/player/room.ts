import { delay, HttpResponse, http } from 'msw'
import { baseApi } from '@/api/baseApi'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import type { LessonStatus } from '@/api/types'
import { selectLearnerCourse } from '@/state/player/selectors'
import { type LessonPlace, lessonOpened } from '@/state/player/slice'
import { createStore } from '@/state/store'
import { server } from '../../helpers/mockApi'
import '@/state/player/listeners'

export type Post = { call: string; body: Record<string, unknown> }

type Told = { [lessonId: string]: LessonStatus }

/** The progress cannot be had, the list of enrollments can. */
export const listAlone = 'the list alone'

const types = { film: 'Video', read: 'text', look: 'IMAGE', paper: 'pdf', ask: 'quiz' }

const course = {
  id: 'c',
  slug: 'course',
  title: 'A course',
  chapters: [
    {
      id: 'ch',
      title: 'All of it',
      order: 1,
      lessons: Object.entries(types).map(([id, type], order) => ({
        id,
        type,
        order,
        title: id,
        duration: id === 'read' ? '01:40' : undefined,
        quizData: { questions: [{ question: 'Q?', options: ['no', 'yes'], correctAnswer: 1 }] },
      })),
    },
  ],
}

/** A store with a course of five lessons (film, read, look, paper, ask) open, and everything that it posts. */
export async function enterRoom(told: Told | typeof listAlone = {}) {
  const posts: Post[] = []
  let isDown = false
  let takesMs: number | 'infinite' = 0
  let hanging = 0
  const take = (call: string) =>
    http.post(`*/api/enrollment/${call}`, async ({ request }) => {
      posts.push({ call, body: (await request.json()) as Post['body'] })
      if (takesMs === 'infinite') hanging += 1
      if (takesMs) await delay(takesMs)
      return isDown ? HttpResponse.json({ message: 'Down' }, { status: 503 }) : new HttpResponse(null)
    })
  const hasProgress = told !== listAlone
  const lessons = Object.entries(hasProgress ? told : {}).map(([lessonId, status]) => ({ lessonId, status }))
  const progress = { enrollmentId: 'e', progressPercentage: 0, chapters: [{ chapterId: 'ch', lessons }] }
  server.use(
    http.get('*/api/course/get-full-course/course', () => HttpResponse.json(course)),
    http.get('*/api/enrollment/progress/c', () =>
      hasProgress ? HttpResponse.json(progress) : HttpResponse.json({ message: 'No' }, { status: 500 }),
    ),
    http.get('*/api/enrollment/my-courses', () =>
      HttpResponse.json([{ courseId: 'c', enrollmentId: 'e', progressPercentage: 60 }]),
    ),
    take('update-progress'),
    take('mark-complete'),
  )
  const store = createStore()
  await store.dispatch(courseApi.endpoints.getFullCourse.initiate('course'))
  await store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate('c'))
  if (!hasProgress) await store.dispatch(enrollmentApi.endpoints.getMyCourses.initiate())
  const placeOf = (lessonId: keyof typeof types): LessonPlace => ({
    userId: 'u',
    slug: 'course',
    courseId: 'c',
    lessonId,
  })
  return {
    store,
    posts,
    placeOf,
    open: (lessonId: keyof typeof types, position = 0) =>
      store.dispatch(lessonOpened({ ...placeOf(lessonId), position })),
    room: () => store.getState().player.room,
    notices: () => store.getState().notices.map(({ text }) => text),
    statusOf: (lessonId: string) =>
      selectLearnerCourse(store.getState(), 'course')?.lessons.find(({ id }) => id === lessonId)?.status,
    serverIsDown: (down: boolean) => {
      isDown = down
    },
    serverIsSlow: () => {
      takesMs = 60
    },
    /** It takes what comes and never answers. */
    serverHangs: () => {
      takesMs = 'infinite'
    },
    /** When nothing is on its way any more, but for what the server never answers. */
    async settled() {
      // Effects that follow an answer begin in the next turns: it stays quiet for some of them.
      for (let quietTurns = 0; quietTurns < 5; ) {
        await new Promise((resolve) => setTimeout(resolve))
        const running = store.dispatch(baseApi.util.getRunningMutationsThunk())
        quietTurns = running.length === hanging ? quietTurns + 1 : 0
      }
    },
  }
}
