import { completeOfflineCache } from '../learning/offlineCache'
import type { StoreApi } from '../learning/openOutbox'
import { startListening } from '../listeners'
import { cameOnline } from '../session/slice'
import { followUser, keeperOf } from './keepers'

/** The user changed, or the slice was injected → closes the former user's keeper, and opens the new one's. */
startListening({
  predicate: (action, now, before) =>
    now.session.record?.userId !== before.session.record?.userId ||
    action.type === 'store/lazySlicesInjected',
  effect: (_action, api) => followUser(api),
})

/**
 * The user returns to the tab → opens the keeper, if another tab has kept the first lesson meanwhile, and
 * tries again what the connection has broken.
 */
startListening({
  predicate: ({ type }) => type === 'store/lazySlicesInjected',
  effect: (_action, api) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void tryAgain(api)
    })
  },
})

/** The connection is back → tries again what it has broken. */
startListening({
  actionCreator: cameOnline,
  effect: (_action, api) => tryAgain(api),
})

async function tryAgain(api: StoreApi) {
  await followUser(api)
  if (!navigator.onLine) return
  // A storage that cannot be read says so where the lessons show.
  await keeperOf(api.dispatch)
    ?.retry()
    .catch(() => {})
}

/** A lesson of another course is kept → the device needs what the server has answered about that course. */
startListening({
  predicate: (_action, now, before) => now.keeping?.lessons !== before.keeping?.lessons,
  effect: async (_action, api) => {
    const before = new Set(api.getOriginalState().keeping?.lessons.map(({ courseId }) => courseId))
    const { lessons } = api.getState().keeping
    const added = new Map(lessons.map((lesson) => [lesson.courseId, lesson]))
    for (const [courseId, lesson] of added) if (!before.has(courseId)) await completeOfflineCache(lesson, api)
  },
})
