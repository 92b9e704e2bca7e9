import type { RecordStore } from './recordStore'

/** The course of a lesson that the device keeps. */
export type CopiedCourse = { courseId: string; slug: string }

/** The names of the copies, which follow the user's id in their keys. */
export const copyNames = {
  course: (slug: string, language: string) => `course ${slug} ${language}`,
  progress: (courseId: string) => `progress ${courseId}`,
  list: (language: string) => `my courses ${language}`,
}

const LIST = copyNames.list('')
const LAST_LESSON = 'last lesson '

/** @returns whether the copy is needed to open one of these courses of the user without a connection */
export function isCopyOfCourse(key: string, userId: string, courses: readonly CopiedCourse[]) {
  if (courses.length === 0 || !key.startsWith(`${userId} `)) return false
  const name = key.slice(userId.length + 1)
  if (name.startsWith(LIST)) return true
  return courses.some(
    ({ courseId, slug }) =>
      [slug, courseId].some((address) => name.startsWith(copyNames.course(address, ''))) ||
      name === copyNames.progress(courseId) ||
      name === LAST_LESSON + courseId,
  )
}

/**
 * Copies of the server's answers to a learner, for use without a connection. Her own work does not depend on
 * them, because the record store has it.
 */
export function createCachedAnswers(store: RecordStore, userId: string, isOver: () => boolean) {
  function missed(error: unknown): undefined {
    if (!isOver()) console.warn('This device cannot keep a copy of what the server told.', error)
  }

  const lastLesson = `${userId} ${LAST_LESSON}`

  return {
    keepCourseSnapshot: (snapshot: Parameters<typeof store.keepCourseSnapshot>[0]) =>
      store.keepCourseSnapshot(snapshot).catch(missed),

    /** Copies an answer, for use when the server cannot be reached. */
    keepCopy: (of: string, answer: unknown) =>
      store.keepCopy({ key: `${userId} ${of}`, answer, keptAt: Date.now() }).catch(missed),

    /**
     * Stores the open lesson in IndexedDB, too, because a crash of the browser loses the last writes to
     * localStorage.
     */
    keepLastLesson: (courseId: string, lessonId: string) =>
      store.keepCopy({ key: `${lastLesson}${courseId}`, answer: lessonId, keptAt: Date.now() }).catch(missed),

    /** Course id → the lesson that was opened last. */
    async lastLessons(): Promise<Record<string, string>> {
      const kept = (await store.readAnswers(lastLesson).catch(missed)) ?? []
      return Object.fromEntries(
        kept.flatMap(({ key, answer }) =>
          typeof answer === 'string' ? [[key.slice(lastLesson.length), answer]] : [],
        ),
      )
    },

    copyOf: (of: string) => store.readCopy(`${userId} ${of}`).catch(missed),
  }
}
