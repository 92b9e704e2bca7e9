import { nanoid } from '@reduxjs/toolkit'
import type { CourseSnapshot } from '@/domain/learning/courseSnapshot'
import type { LessonEvent, LessonKey } from '@/domain/learning/lessonRecord'
import { isStoreThere } from '../keeping/storeName'
import type { AppDispatch, RootState } from '../reducer'
import { createCachedAnswers, isCopyOfCourse } from './cachedAnswers'
import { Outbox } from './outbox'
import type { Ports } from './ports'
import { createRecordStore } from './recordStore'
import { createServerCalls } from './serverCalls'
import { courseSnapshotReceived } from './slice'
import { openElection, openTabChannel } from './tabs'
import { createUnloadJournal, isJournalKey } from './unloadJournal'

export type StoreApi = { dispatch: AppDispatch; getState: () => RootState }

export type LearnerOutbox = ReturnType<typeof openOutbox>

/** Creates the outbox of a learner in this browser, with this device's copies of the server's answers. */
export function openOutbox(userId: string, api: StoreApi) {
  let isClosed = false
  const records = createRecordStore(() => outbox.retryFailed())
  const cachedAnswers = createCachedAnswers(records, userId, () => isClosed)
  const tab = nanoid()
  const outbox = new Outbox(userId, api, {
    tab,
    ...browser,
    store: {
      ...records,
      async read() {
        const held = await records.read(userId)
        return { ...held, lastLessons: await cachedAnswers.lastLessons() }
      },
      async forget(before, ofUser) {
        const courses = await coursesOf(ofUser)
        return records.forget(before, ofUser, (key) => isCopyOfCourse(key, ofUser, courses))
      },
      close: () => void records.close(),
    },
    journal: createUnloadJournal(tab),
    channel: openTabChannel((message) => outbox.receive(message)),
    election: openElection(`progress-sender:${userId}`),
    server: createServerCalls(api.dispatch),
  })
  const stopFollowing = followPage(outbox)
  outbox.begin()
  return {
    userId,
    recordEvent: (key: LessonKey, event: LessonEvent) => outbox.recordEvent(key, event),
    leave: () => outbox.leave(),
    deleteWork: () => outbox.deleteWork(),
    retry: () => outbox.retry(),
    sync: () => outbox.sync(),
    close() {
      isClosed = true
      stopFollowing()
      outbox.close()
    },
    ...cachedAnswers,
    keepCourseSnapshot(snapshot: CourseSnapshot) {
      api.dispatch(courseSnapshotReceived(snapshot))
      return cachedAnswers.keepCourseSnapshot(snapshot)
    },
  }
}

/** The courses of kept lessons. Few learners need the code that reads them. */
async function coursesOf(userId: string) {
  if ((await isStoreThere()) === false) return []
  const { keptCourses } = await import(/* webpackChunkName: "keeper" */ '../keeping/keptStore')
  return keptCourses(userId)
}

const browser: Pick<Ports, 'clock' | 'isOnline' | 'warn'> = {
  clock: {
    now: () => performance.now(),
    today: () => Date.now(),
    wakeIn(milliseconds, wake) {
      const timer = setTimeout(wake, milliseconds)
      return () => clearTimeout(timer)
    },
  },
  isOnline: () => navigator.onLine,
  warn: (message, cause) => console.warn(message, cause),
}

/**
 * Connects the outbox to the page: it recovers the journals of other pages, and writes its own when the page
 * hides.
 * @returns a function that disconnects it
 */
function followPage(outbox: Outbox) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (isJournalKey(key) && newValue) outbox.recover()
  }
  const onPageHide = () => void outbox.leaveUnwritten()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', onPageHide)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', onPageHide)
  }
}
