import { expect, it } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { accepted, dropped, heldBack, openDesk, progressOf } from './desk'
import { openTab } from './tab'
import { pass, settled, stopClocks } from './time'

const at = (second: number) => ({ kind: 'position', second }) as const

it('an answer to what was asked before the line broke is no news of what happened since', async () => {
  const desk = openDesk()
  const tab = await openTab()
  stopClocks()
  await tab.note(at(5), 'film')
  await settled()
  expect(desk.positions()).toEqual([5])
  // The page asks, and its answer takes its time.
  const late = heldBack()
  desk.tells(late.answer as never)
  const question = enrollmentApi.endpoints.getEnrollmentProgress.initiate('c', { forceRefetch: true })
  const asked = tab.store.dispatch(question)
  desk.answersWith(dropped)
  await tab.note(at(10), 'film')
  await settled()
  expect(desk.positions()).toEqual([5, 10])
  late.release(Response.json(progressOf({ film: { status: 'in_progress', lastPosition: 5 } })))
  await asked
  // Meanwhile another device has completed the lesson.
  desk.tells(() => Response.json(progressOf({ film: { status: 'completed' } })))
  desk.answersWith(accepted)
  await pass(1_000)
  expect(desk.positions()).toEqual([5, 10])
  expect(tab.record('film')?.status).toBe('completed')
})
