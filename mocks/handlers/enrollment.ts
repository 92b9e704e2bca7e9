import type {
  EnrollAnswer,
  EnrollmentProgress,
  EnrollRequest,
  LessonCompletion,
  MyCourse,
  ProgressUpdate,
} from '../../src/api/types.ts'
import { inLanguage } from '../fixtures/bilingual.ts'
import { courseOfLesson, findCourse } from '../fixtures/content.ts'
import type { SourceCourse } from '../fixtures/courses/source.ts'
import { count, type Enrollment, padded, type WorldState } from '../state.ts'
import { answer, bodyOf, type Call, Refusal, type Run, textOf } from './call.ts'
import { checkUpdate, percentageOf, progressOf, recordProgress } from './progress.ts'
import { learnerOf } from './sessions.ts'

export const enrollment = {
  async enroll(call) {
    const courseId = textOf((await bodyOf<EnrollRequest>(call)).courseId)
    const enrolled: EnrollAnswer = await call.world.transact((state) => {
      const learner = learnerOf(call, state)
      const course = findCourse(call.world.content, courseId)
      if (!course) throw new Refusal(404, 'courseUnknown')
      if (enrollmentOf(state, learner.id, course)) throw new Refusal(409, 'enrolledAlready')
      const created: Enrollment = {
        id: `e-${padded(count(state, 'enrollment'))}`,
        userId: learner.id,
        courseId: course.id,
        enrolledAt: new Date(call.world.now()).toISOString(),
        startedAt: null,
        completedAt: null,
        lastAccessedAt: null,
        lessons: {},
      }
      state.enrollments.push(created)
      return { id: created.id }
    })
    return answer(enrolled, 201)
  },

  async getMyCourses(call) {
    const mine: MyCourse[] = await call.world.transact((state) => {
      const learner = learnerOf(call, state)
      return state.enrollments
        .filter(({ userId }) => userId === learner.id)
        .toSorted((a, b) => lastSeen(b).localeCompare(lastSeen(a)))
        .flatMap((one) => summary(call, one) ?? [])
    })
    return answer(mine)
  },

  async getEnrollmentProgress(call) {
    const progress = await call.world.transact((state) => {
      const learner = learnerOf(call, state)
      const course = findCourse(call.world.content, call.params.courseId ?? '')
      const mine = course && enrollmentOf(state, learner.id, course)
      if (!mine) throw new Refusal(404, 'notEnrolled')
      return progressOf(mine, course)
    })
    return answer(progress)
  },

  async updateProgress(call) {
    const body = await bodyOf<ProgressUpdate>(call)
    const lessonId = textOf(body.lessonId)
    return answer(await report(call, lessonId, () => checkUpdate(body)))
  },

  async markComplete(call) {
    const lessonId = textOf((await bodyOf<LessonCompletion>(call)).lessonId)
    return answer(await report(call, lessonId, () => ({ status: 'completed' })))
  },
} satisfies Record<string, Run>

function report(
  call: Call,
  lessonId: string,
  read: () => Omit<ProgressUpdate, 'lessonId'>,
): Promise<EnrollmentProgress> {
  const { world } = call
  return world.transact((state) => {
    const learner = learnerOf(call, state)
    const course = courseOfLesson(world.content, lessonId)
    if (!course) throw new Refusal(404, 'lessonUnknown')
    const mine = enrollmentOf(state, learner.id, course)
    if (!mine) throw new Refusal(404, 'notEnrolled')
    recordProgress(mine, course, lessonId, read(), world.now())
    return progressOf(mine, course)
  })
}

function enrollmentOf(state: WorldState, userId: string, course: SourceCourse) {
  return state.enrollments.find((one) => one.userId === userId && one.courseId === course.id)
}

function lastSeen({ lastAccessedAt, enrolledAt }: Enrollment) {
  return lastAccessedAt ?? enrolledAt
}

function summary({ world, language }: Call, one: Enrollment): MyCourse | undefined {
  const course = findCourse(world.content, one.courseId)
  if (!course) return undefined
  const { title, shortDesc, imageUrl, slug } = course
  return {
    courseId: course.id,
    enrollmentId: one.id,
    ...inLanguage({ title, shortDesc, imageUrl, slug }, language),
    progressPercentage: percentageOf(one, course),
    enrolledAt: one.enrolledAt,
    lastAccessedAt: one.lastAccessedAt,
  }
}
