// The client loads this module at sign-in. The test loads it earlier, because clocks may be stopped then.
import '@/state/learning/openOutbox'
import { expect, onTestFinished } from 'vitest'
import type { LessonEvent } from '@/domain/learning/lessonRecord'
import type { StoredSession } from '@/lib/storage/storedSession'
import { outboxOf } from '@/state/learning/outboxes'
import { selectCourseRecords, selectSaveStatus } from '@/state/learning/selectors'
import { noticeDismissed } from '@/state/notices/slice'
import { cameOnline, loggedOut, storedSessionRead } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { signInTo } from '../../../mocks/node'
import { sara } from '../../helpers/renderApp'
import { key } from './records'
import { flushWork, until } from './time'

/** A tab with its own store, signed in as Sara by default, after this device's records have been read. */
export async function openTab(as?: StoredSession) {
  const session = as ?? (await signInTo(sara))
  const store = createStore()
  const { dispatch } = store
  const outbox = () => {
    const open = outboxOf(dispatch)
    if (!open) throw new Error('Nobody is signed in here.')
    return open
  }
  const isRead = () => until(() => expect(store.getState().learning.isRead).toBe(true))
  const signIn = async (record: StoredSession) => {
    store.dispatch(storedSessionRead({ record, remember: true }))
    await isRead()
  }
  const signOut = () => void store.dispatch(loggedOut())
  onTestFinished(async () => {
    signOut()
    // Open work ends before the next test opens its fake server.
    await flushWork()
    // A journal of unwritten records must not reach the next test.
    localStorage.clear()
  })
  await signIn(session)
  return {
    store,
    api: { dispatch, getState: store.getState },
    session,
    signIn,
    signOut,
    userId: session.userId,
    progress: () => store.getState().learning,
    record: (lessonId = 'read', courseId = 'c') => store.getState().learning.courses[courseId]?.[lessonId],
    /** The record in the form that a page may show. */
    shown: (lessonId = 'read', courseId = 'c') => selectCourseRecords(store.getState(), courseId)?.[lessonId],
    saveStatus: () => selectSaveStatus(store.getState()),
    notices: () => store.getState().notices.map(({ text }) => text),
    closeNotices() {
      for (const { id } of store.getState().notices) store.dispatch(noticeDismissed(id))
    },
    /** @returns resolves when the device has stored it, or has failed to */
    addEvent: async (event: LessonEvent, lessonId?: string, courseId?: string) =>
      outbox().recordEvent(key(lessonId, courseId, session.userId), event),
    leave: () => outbox().leave(),
    comesOnline: () => store.dispatch(cameOnline()),
  }
}
