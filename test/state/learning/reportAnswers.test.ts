import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import type { EnrollmentProgress } from '@/api/types'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { openFakeServer } from './fakeServer'
import { openTab } from './tab'
import { flushWork, until } from './time'

const { getEnrollmentProgress } = enrollmentApi.endpoints

const completed = { kind: 'completed', isMarked: true } as const

const served = (percentage: number, ...done: string[]): EnrollmentProgress => ({
  enrollmentId: 'e',
  progressPercentage: percentage,
  chapters: ['a', 'b'].map((lessonId) => ({
    chapterId: `ch-${lessonId}`,
    lessons: [{ lessonId, status: done.includes(lessonId) ? 'completed' : 'in_progress' }],
  })),
})

/** A tab that knows the progress of course c. The test releases the answers to its reports. */
async function opened() {
  const fakeServer = openFakeServer()
  fakeServer.answersProgressWith(() => HttpResponse.json(served(0)))
  const waiting = new Map<unknown, (answer: Response) => void>()
  fakeServer.answersWith(({ body }) => new Promise((resolve) => waiting.set(body.lessonId, resolve)))
  const tab = await openTab()
  const ask = () => tab.store.dispatch(getEnrollmentProgress.initiate('c', { forceRefetch: true }))
  await ask()
  return {
    fakeServer,
    ask,
    /** The server's progress as the pages show it. */
    now: () => getEnrollmentProgress.select('c')(tab.store.getState()).data,
    /**
     * Completes a lesson.
     * @returns a function that answers the report, which has arrived
     */
    async report(lessonId: string) {
      void tab.addEvent(completed, lessonId)
      await until(() => expect(fakeServer.lessons()).toContain(lessonId))
      return async (answer: Response) => {
        waiting.get(lessonId)?.(answer)
        await flushWork()
      }
    },
  }
}

describe('the answer to a report', () => {
  it("becomes the course's state", async () => {
    const { now, report } = await opened()
    const first = await report('a')
    await first(HttpResponse.json(served(50, 'a')))
    await until(() => expect(now()).toEqual(served(50, 'a')))
    const second = await report('b')
    await second(HttpResponse.json(served(100, 'a', 'b')))
    await until(() => expect(now()).toEqual(served(100, 'a', 'b')))
  })

  it('may be empty: the known state stays', async () => {
    const { now, report } = await opened()
    const before = now()
    const answer = await report('a')
    await answer(new HttpResponse(null, { status: 200 }))
    expect(now()).toBe(before)
  })

  it.each([
    ['a failure', () => HttpResponse.json({ message: 'Down', chapters: [] }, { status: 503 })],
    ['of another shape', () => HttpResponse.json({ ok: true })],
    ['a list', () => HttpResponse.json([served(90, 'a')])],
  ])('changes nothing when it is %s', async (_what, response) => {
    const { now, report } = await opened()
    const before = now()
    const answer = await report('a')
    await answer(response())
    expect(now()).toBe(before)
  })

  it('changes nothing when it is a refusal', async () => {
    expectOnConsole(/does not accept/)
    const { now, report } = await opened()
    const before = now()
    const answer = await report('a')
    await answer(HttpResponse.json({ message: 'No' }, { status: 422 }))
    expect(now()).toBe(before)
  })

  it('is used as far as its parts are valid', async () => {
    const { now, report } = await opened()
    const answer = await report('a')
    const [first] = served(50, 'a').chapters
    const chapters = [{ chapterId: 'x' }, null, { ...first, lessons: [null, ...(first?.lessons ?? [])] }]
    await answer(HttpResponse.json({ ...served(50), chapters }))
    const empty = { chapterId: 'x', lessons: [] }
    await until(() => expect(now()).toMatchObject({ progressPercentage: 50, chapters: [empty, first] }))
  })

  it('keeps unchanged parts as the same objects, so that their views do not render again', async () => {
    const { now, report } = await opened()
    const before = now()
    const answer = await report('a')
    await answer(HttpResponse.json(served(50, 'a')))
    await until(() => expect(now()?.chapters[0]).not.toBe(before?.chapters[0]))
    expect(now()?.chapters[1]).toBe(before?.chapters[1])
  })
})

describe('answers that arrive out of order', () => {
  it('the answer to an older report does not replace the answer to a newer one', async () => {
    const { now, report } = await opened()
    const [older, newer] = [await report('a'), await report('b')]
    await newer(HttpResponse.json(served(100, 'a', 'b')))
    await older(HttpResponse.json(served(50, 'a')))
    expect(now()?.progressPercentage).toBe(100)
  })

  it('the answer to an older report counts when the newer one was empty', async () => {
    const { now, report } = await opened()
    const [older, newer] = [await report('a'), await report('b')]
    await newer(new HttpResponse(null))
    await older(HttpResponse.json(served(50, 'a')))
    await until(() => expect(now()?.progressPercentage).toBe(50))
  })

  it('the answer to a report does not replace the answer to a later query', async () => {
    const { fakeServer, ask, now, report } = await opened()
    const answer = await report('a')
    fakeServer.answersProgressWith(() => HttpResponse.json(served(100, 'a', 'b')))
    await ask()
    await answer(HttpResponse.json(served(50, 'a')))
    expect(now()?.progressPercentage).toBe(100)
  })
})
