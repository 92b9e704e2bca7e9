import { expect, it } from 'vitest'
import { deleteUnsentWork } from '@/state/learning/deleteUnsentWork'
import { selectUnsentWork } from '@/state/learning/selectors'
import { readJournals } from '@/state/learning/unloadJournal'
import { logoutAsked } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { sara } from '../../helpers/renderApp'
import { accepted, dropped, heldBack, noAnswer, openFakeServer } from './fakeServer'
import { fillStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const chosen = { kind: 'chosen', question: 0, option: 1 } as const

type Tab = Awaited<ReturnType<typeof openTab>>

const unsent = ({ store }: Tab) => selectUnsentWork(store.getState())

it('work that the server has acknowledged needs no decision before a sign-out', async () => {
  openFakeServer()
  const tab = await openTab()
  expect(unsent(tab)).toBe('none')
  await tab.addEvent(completed)
  await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  expect(unsent(tab)).toBe('none')
})

it('unsent work, unsubmitted answers and work that is not stored need a decision before a sign-out', async () => {
  expectOnConsole(/This device cannot keep/)
  const fakeServer = openFakeServer()
  const tab = await openTab()
  await tab.addEvent(chosen, 'ask')
  expect(unsent(tab)).toBe('kept')
  fakeServer.answersWith(dropped)
  await tab.addEvent(completed)
  await until(() => expect(tab.saveStatus().kind).toBe('onDevice'))
  expect(unsent(tab)).toBe('kept')
  fillStorage()
  await tab.addEvent(completed, 'next')
  await until(() => expect(unsent(tab)).toBe('unsaved'))
})

it('a repeated report counts as unsent until the server has answered it', async () => {
  const fakeServer = openFakeServer()
  fakeServer.answersWith(dropped)
  const tab = await openTab()
  await tab.addEvent(completed)
  await until(() => expect(tab.saveStatus().kind).toBe('onDevice'))
  // The next page begins as if nothing had failed before.
  tab.signOut()
  const second = heldBack()
  fakeServer.answersWith(second.answer)
  await tab.signIn(tab.session)
  await until(() => expect(fakeServer.posts).toHaveLength(2))
  expect(tab.saveStatus().kind).toBe('saving')
  expect(unsent(tab)).toBe('kept')

  second.release(accepted())
  await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  expect(unsent(tab)).toBe('none')
  // A report that is in flight for the first time needs no decision.
  fakeServer.answersWith(noAnswer)
  await tab.addEvent(completed, 'next')
  await until(() => expect(fakeServer.posts).toHaveLength(3))
  expect(unsent(tab)).toBe('none')
})

it('the other waiting reports count as unsent after the server has accepted the first one', async () => {
  const fakeServer = openFakeServer()
  fakeServer.answersWith(dropped)
  const tab = await openTab()
  await tab.addEvent(completed)
  await tab.addEvent(completed, 'next')
  await until(() => expect(tab.saveStatus().kind).toBe('onDevice'))
  fakeServer.answersWith(({ body }) => (body.lessonId === 'read' ? accepted() : noAnswer()))
  tab.comesOnline()
  await until(() => expect(tab.record()?.saved.status).toBe('completed'))
  expect(unsent(tab)).toBe('kept')
})

it('a learner who deletes her unsent work and signs out leaves nothing of it, in any tab', async () => {
  const fakeServer = openFakeServer()
  const session = await signInTo(sara)
  const [one, other] = [await openTab(session), await openTab(session)]
  fakeServer.answersWith(dropped)
  await one.addEvent(completed)
  await other.addEvent(chosen, 'ask')
  await until(() => expect(one.saveStatus().kind).toBe('onDevice'))
  expect(await recordsOnDevice()).toHaveLength(2)

  expect(await one.store.dispatch(deleteUnsentWork())).toBe(true)
  await flushWork()
  // The other tab has the records in memory still: it writes them neither now nor when it closes.
  await other.addEvent(completed, 'next')
  for (const tab of [one, other]) {
    tab.store.dispatch(logoutAsked())
    tab.signOut()
  }
  await flushWork()
  expect(await recordsOnDevice()).toEqual([])
  expect(readJournals()).toEqual([])

  await one.signIn(session)
  expect(one.progress().courses).toEqual({})
  expect(unsent(one)).toBe('none')
})

it('a learner who signs out without deleting finds her work again', async () => {
  const fakeServer = openFakeServer()
  const tab = await openTab()
  fakeServer.answersWith(dropped)
  await tab.addEvent(completed)
  await until(() => expect(tab.saveStatus().kind).toBe('onDevice'))
  tab.store.dispatch(logoutAsked())
  tab.signOut()
  await flushWork()
  expect(await recordsOnDevice()).toHaveLength(1)
  await tab.signIn(tab.session)
  expect(tab.record()?.status).toBe('completed')
})
