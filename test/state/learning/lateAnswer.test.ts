import { expect, it } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { accepted, dropped, heldBack, openFakeServer, progressOf } from './fakeServer'
import { openTab } from './tab'
import { flushWork, pass, stopClocks } from './time'

const at = (second: number) => ({ kind: 'position', second }) as const

it('an answer to a query from before an outage does not count as the server’s current state', async () => {
  const fakeServer = openFakeServer()
  const tab = await openTab()
  stopClocks()
  await tab.addEvent(at(5), 'film')
  await flushWork()
  expect(fakeServer.positions()).toEqual([5])
  // The page asks for the progress, and the answer is slow.
  const late = heldBack()
  fakeServer.answersProgressWith(late.answer as never)
  const question = enrollmentApi.endpoints.getEnrollmentProgress.initiate('c', { forceRefetch: true })
  const asked = tab.store.dispatch(question)
  fakeServer.answersWith(dropped)
  await tab.addEvent(at(10), 'film')
  await flushWork()
  expect(fakeServer.positions()).toEqual([5, 10])
  late.release(Response.json(progressOf({ film: { status: 'in_progress', lastPosition: 5 } })))
  await asked
  // Another device has completed the lesson meanwhile.
  fakeServer.answersProgressWith(() => Response.json(progressOf({ film: { status: 'completed' } })))
  fakeServer.answersWith(accepted)
  await pass(1_000)
  expect(fakeServer.positions()).toEqual([5, 10])
  expect(tab.record('film')?.status).toBe('completed')
})
