import { HttpResponse, http } from 'msw'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import type { LessonStatus } from '@/api/types'
import type { StoredSession } from '@/lib/storage/storedSession'
import { selectLearnerCourse } from '@/state/player/selectors'
import { type LessonReference, lessonOpened, videoTicked } from '@/state/player/slice'
import { server } from '../../helpers/mockApi'
import { openFakeServer, refused } from '../learning/fakeServer'
import { openTab } from '../learning/tab'
import { flushWork } from '../learning/time'
import '@/state/player/listeners'

type ServerStatuses = { [lessonId: string]: LessonStatus }

/** The progress cannot be loaded, but the list of enrollments can. */
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

/**
 * Opens a tab with a course of five lessons (film, read, look, paper, ask), and a fake server that receives
 * its reports.
 */
export async function openPlayer(statuses: ServerStatuses | typeof listAlone = {}, as?: StoredSession) {
  const hasProgress = statuses !== listAlone
  const known = Object.entries(hasProgress ? statuses : {}).map(([id, status]) => [id, { status }] as const)
  const fakeServer = openFakeServer(Object.fromEntries(known))
  if (!hasProgress) fakeServer.answersProgressWith(() => refused(500))
  server.use(
    http.get('*/api/course/get-full-course/course', () => HttpResponse.json(course)),
    http.get('*/api/enrollment/my-courses', () =>
      HttpResponse.json([{ courseId: 'c', enrollmentId: 'e', title: 'A course', progressPercentage: 60 }]),
    ),
  )
  const tab = await openTab(as)
  const { store } = tab
  await store.dispatch(courseApi.endpoints.getFullCourse.initiate('course'))
  await store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate('c'))
  if (!hasProgress) await store.dispatch(enrollmentApi.endpoints.getMyCourses.initiate())
  const placeOf = (lessonId: keyof typeof types): LessonReference => ({
    userId: tab.userId,
    slug: 'course',
    courseId: 'c',
    lessonId,
  })
  const lesson = (lessonId: string) =>
    selectLearnerCourse(store.getState(), 'course')?.lessons.find(({ id }) => id === lessonId)
  return {
    ...tab,
    fakeServer,
    placeOf,
    open: (lessonId: keyof typeof types, position = 0) =>
      store.dispatch(lessonOpened({ ...placeOf(lessonId), position })),
    /** The video reaches these seconds, one after the other, with all their effects. */
    async watch(...seconds: number[]) {
      for (const second of seconds) {
        store.dispatch(videoTicked({ ...placeOf('film'), second }))
        await flushWork()
      }
    },
    state: () => store.getState().player.session,
    lesson,
    statusOf: (lessonId: string) => lesson(lessonId)?.status,
  }
}
