import { expect, it } from 'vitest'
import { deleteUnsentWork } from '@/state/learning/deleteUnsentWork'
import { selectUnsentWork } from '@/state/learning/selectors'
import { readJournals } from '@/state/learning/unloadJournal'
import { logoutAsked } from '@/state/session/slice'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { sara } from '../../helpers/renderApp'
import { dropped, openFakeServer } from './fakeServer'
import { fillStorage, recordsOnDevice } from './storage'
import { openTab } from './tab'
import { flushWork, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const chosen = { kind: 'chosen', question: 0, option: 1 } as const

type Tab = Awaited<ReturnType<typeof openTab>>

const unsent = ({ store }: Tab) => selectUnsentWork(store.getState())

it('work that is sent, or is just being sent, needs no decision', async () => {
  openFakeServer()
  const tab = await openTab()
  expect(unsent(tab)).toBe('none')
  await tab.addEvent(completed)
  await until(() => expect(tab.saveStatus().kind).toBe('saved'))
  expect(unsent(tab)).toBe('none')
})

it('work without an answer and answers that nobody has submitted need one; so does work that the device cannot keep', async () => {
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
