import { describe, expect, it } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { signInTo } from '../../../mocks/node'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { omid, sara } from '../../helpers/renderApp'
import { accepted, dropped, heldBack, noAnswer, openDesk, progressOf, refused } from './desk'
import { recordsOnDevice } from './storage'
import { openTab } from './tab'
import { pass, settled, stopClocks, until } from './time'

const completed = { kind: 'completed', isMarked: true } as const
const at = (second: number) => ({ kind: 'position', second }) as const

describe('one request in flight per lesson', () => {
  it('what comes while it hangs goes out after its answer, as one', async () => {
    const desk = openDesk()
    const tab = await openTab()
    const { answer, release } = heldBack()
    desk.answersWith(answer)
    await tab.note(at(5), 'film')
    await until(() => expect(desk.positions()).toEqual([5]))
    await tab.note(at(10), 'film')
    await tab.note(at(15), 'film')
    await settled()
    expect(desk.positions()).toEqual([5])
    desk.answersWith(accepted)
    release(accepted())
    await until(() => expect(desk.positions()).toEqual([5, 15]))
    await settled()
    expect(desk.posts).toHaveLength(2)
    expect(tab.progress().syncStatus).toBe('idle')
  })

  it('is on the device as sent before it is answered, and as answered after it', async () => {
    const desk = openDesk()
    const tab = await openTab()
    const { answer, release } = heldBack()
    desk.answersWith(answer)
    await tab.note(at(5), 'film')
    const sent = async () => (await recordsOnDevice())[0]?.sent
    await until(async () => expect(await sent()).toMatchObject([{ second: 5, tries: 1, answers: 0 }]))
    release(refused(500))
    await until(async () => expect(await sent()).toMatchObject([{ second: 5, answers: 1 }]))
  })

  it('a request that hung and comes late does not set her back, and what was told since is told again', async () => {
    const desk = openDesk({ film: { status: 'in_progress', lastPosition: 5 } })
    const tab = await openTab()
    // Its answer is lost; it is still on its way.
    desk.answersWith(dropped)
    await tab.note(at(5), 'film')
    await until(() => expect(desk.positions()).toEqual([5]))
    desk.answersWith(accepted)
    await tab.note(at(50), 'film')
    tab.lineReturns()
    await until(() => expect(tab.safety().kind).toBe('saved'))
    expect(desk.positions()).toEqual([5, 50])
    // By now the server has taken the first one, too.
    await tab.store.dispatch(
      enrollmentApi.endpoints.getEnrollmentProgress.initiate('c', { forceRefetch: true }),
    )
    await until(() => expect(desk.positions()).toEqual([5, 50, 50]))
    expect(tab.record('film')?.position?.second).toBe(50)
  })

  it('two courses may call their lessons alike', async () => {
    const desk = openDesk()
    const tab = await openTab()
    const { answer, release } = heldBack()
    desk.answersWith(answer)
    await tab.note(completed, 'l-1', 'c')
    await tab.note(completed, 'l-1', 'd')
    await until(() => expect(desk.lessons()).toEqual(['l-1', 'l-1']))
    release(accepted())
    await until(() => expect(tab.safety().kind).toBe('saved'))
  })

  it('six lessons side by side, and the next when one of them is answered', async () => {
    const desk = openDesk()
    const tab = await openTab()
    const { answer, release } = heldBack()
    desk.answersWith(({ body }) => (body.lessonId === 'l-3' ? answer() : noAnswer()))
    await Promise.all(Array.from({ length: 8 }, (_, index) => tab.note(completed, `l-${index}`)))
    await settled()
    expect(desk.lessons()).toHaveLength(6)
    release(accepted())
    await until(() => expect(desk.lessons()).toHaveLength(7))
    await settled()
    expect(new Set(desk.lessons()).size).toBe(7)
  })
})

describe('how far a lesson is on the way is told where it is known what the server holds', () => {
  it('so the server is asked first, once for all lessons of a course', async () => {
    const desk = openDesk()
    const tab = await openTab()
    await Promise.all([tab.note(at(5), 'film'), tab.note({ kind: 'opened' }, 'read')])
    await until(() => expect(desk.posts).toHaveLength(2))
    expect(desk.asked).toEqual(['c'])
  })

  it('and nothing is told that it holds already, or is ahead of', async () => {
    const desk = openDesk({
      read: { status: 'completed' },
      film: { status: 'in_progress', lastPosition: 90 },
    })
    const tab = await openTab()
    await tab.note({ kind: 'opened' }, 'read')
    await tab.note({ kind: 'opened' }, 'film')
    await until(() => expect(tab.record('film')?.position?.second).toBe(90))
    await settled()
    expect(desk.posts).toEqual([])
    expect(tab.safety().kind).toBe('saved')
  })

  it('a completion does not wait for that', async () => {
    const desk = openDesk()
    desk.tells(() => refused(500))
    const tab = await openTab()
    await tab.note(completed)
    await until(() => expect(desk.bodies()).toEqual([{ lessonId: 'read' }]))
    expect(desk.asked).toEqual([])
  })

  it('where the server will not tell, there is nothing to wait for', async () => {
    const desk = openDesk()
    desk.tells(() => refused(404))
    const tab = await openTab()
    await tab.note(at(5), 'film')
    await until(() => expect(desk.positions()).toEqual([5]))
  })

  it('where it cannot tell, it is asked again, and the line says whom it waits for', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const desk = openDesk()
    desk.tells(() => refused(500))
    const tab = await openTab()
    stopClocks()
    await tab.note(at(5), 'film')
    await settled()
    expect(desk.asked).toHaveLength(1)
    expect(tab.safety()).toEqual({ kind: 'onDevice', because: 'server' })
    desk.tells(() => Response.json(progressOf({})))
    await pass(1_000)
    expect(desk.positions()).toEqual([5])
    expect(tab.safety().kind).toBe('saved')
  })

  it('after the line was broken the server is asked anew: another device may have been faster', async () => {
    const desk = openDesk()
    const tab = await openTab()
    stopClocks()
    await tab.note(at(5), 'film')
    await settled()
    desk.answersWith(dropped)
    await tab.note(at(10), 'film')
    await settled()
    expect(desk.positions()).toEqual([5, 10])
    desk.answersWith(accepted)
    desk.tells(() => Response.json(progressOf({ film: { status: 'completed' } })))
    await pass(1_000)
    expect(desk.asked).toEqual(['c', 'c'])
    expect(desk.positions()).toEqual([5, 10])
    expect(tab.record('film')?.status).toBe('completed')
  })
})

describe('never sent under another user', () => {
  it('401 pauses until the same user signs in; whoever signs in meanwhile sends nothing of hers', async () => {
    const desk = openDesk()
    const tab = await openTab()
    desk.answersWith(() => refused(401))
    await tab.note(completed)
    await until(() => expect(tab.store.getState().session.record).toBeNull())
    expect(tab.progress()).toMatchObject({ userId: null, courses: {} })
    desk.answersWith(accepted)
    await tab.signIn(await signInTo(omid))
    tab.lineReturns()
    await settled()
    expect(desk.posts).toHaveLength(1)
    expect(tab.record()).toBeUndefined()
    const again = await signInTo(sara)
    await tab.signIn(again)
    await until(() => expect(desk.posts).toHaveLength(2))
    expect(desk.posts[1]).toMatchObject({ body: { lessonId: 'read' }, token: `Bearer ${again.accessToken}` })
  })

  it('an answer that comes after she has signed out sets nothing off', async () => {
    const desk = openDesk()
    const tab = await openTab()
    const { answer, release } = heldBack()
    desk.answersWith(answer)
    await Promise.all(Array.from({ length: 8 }, (_, index) => tab.note(completed, `l-${index}`)))
    await until(() => expect(desk.posts).toHaveLength(6))
    tab.signOut()
    release(accepted())
    await settled()
    expect(desk.posts).toHaveLength(6)
    expect(tab.progress()).toMatchObject({ userId: null, courses: {}, syncStatus: 'idle' })
  })
})

describe('the page hides, perhaps for good', () => {
  it('what waits for the line goes out, and what hangs is not sent a second time', async () => {
    const desk = openDesk()
    const tab = await openTab()
    desk.answersWith(noAnswer)
    await tab.note(completed, 'hangs')
    await until(() => expect(desk.lessons()).toEqual(['hangs']))
    desk.answersWith(dropped)
    stopClocks()
    await tab.note(completed, 'waits')
    await settled()
    expect(desk.lessons()).toEqual(['hangs', 'waits'])
    tab.leave()
    await settled()
    expect(desk.lessons()).toEqual(['hangs', 'waits', 'waits'])
  })

  it('what is not written down yet goes out as well', async () => {
    const desk = openDesk()
    const tab = await openTab()
    const written = tab.note(completed)
    tab.leave()
    await until(() => expect(desk.lessons()).toEqual(['read']))
    await written
    await settled()
    expect(desk.posts).toHaveLength(1)
  })

  it('but a server that named a time is left alone', async () => {
    const desk = openDesk()
    const tab = await openTab()
    desk.answersWith(() => refused(503, { 'Retry-After': '30' }))
    stopClocks()
    await tab.note(completed)
    await settled()
    tab.leave()
    await settled()
    expect(desk.posts).toHaveLength(1)
  })

  it('so much as fits into what a browser lets outlive its page', async () => {
    const desk = openDesk()
    const tab = await openTab()
    desk.answersWith(noAnswer)
    await Promise.all(Array.from({ length: 60 }, (_, index) => tab.note(completed, `l-${index}`)))
    await until(() => expect(desk.posts).toHaveLength(6))
    tab.leave()
    await settled()
    expect(desk.posts).toHaveLength(56)
    expect(new Set(desk.lessons()).size).toBe(56)
  })
})
