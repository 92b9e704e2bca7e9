import type { RecordStore } from './recordStore'

/**
 * Copies on the device of what the server told a learner. One that is missing is missed where the server cannot be asked; what she did
 * herself does not depend on them, and how the device keeps that is another matter.
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

    /** The lesson that is open now, for when the browser ends without a word: what localStorage was told last is lost then. */
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

    /** She signs out: what the server knows of her is nobody else's business. What she did and nobody has yet stays. */
    forgetReported: () => store.forgetReported(userId).catch(missed),
  }
}
