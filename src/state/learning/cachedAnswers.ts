import type { RecordStore } from './recordStore'

/**
 * Copies of the server's answers to a learner, for a time without a connection. Her own work does not depend
 * on them: the record store keeps it.
 */
export function createCachedAnswers(store: RecordStore, userId: string, isOver: () => boolean) {
  function missed(error: unknown): undefined {
    if (!isOver()) console.warn('This device cannot keep a copy of what the server told.', error)
  }

  const lastLesson = `${userId} last lesson `

  return {
    keepCourseSnapshot: (snapshot: Parameters<typeof store.keepCourseSnapshot>[0]) =>
      store.keepCourseSnapshot(snapshot).catch(missed),

    /** A copy of an answer, for when the server cannot be asked. */
    keepCopy: (of: string, answer: unknown) =>
      store.keepCopy({ key: `${userId} ${of}`, answer, keptAt: Date.now() }).catch(missed),

    /**
     * Stores the open lesson in IndexedDB, too: a browser that is killed loses the last writes to
     * localStorage.
     */
    keepLastLesson: (courseId: string, lessonId: string) =>
      store.keepCopy({ key: `${lastLesson}${courseId}`, answer: lessonId, keptAt: Date.now() }).catch(missed),

    /** Course id → the lesson that was open last. */
    async lastLessons(): Promise<Record<string, string>> {
      const kept = (await store.readAnswers(lastLesson).catch(missed)) ?? []
      return Object.fromEntries(
        kept.flatMap(({ key, answer }) =>
          typeof answer === 'string' ? [[key.slice(lastLesson.length), answer]] : [],
        ),
      )
    },

    copyOf: (of: string) => store.readCopy(`${userId} ${of}`).catch(missed),

    /** She signs out: removes the copies of the server's answers. Work that the server lacks stays. */
    forgetReported: () => store.forgetReported(userId).catch(missed),
  }
}
