import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { progressOf } from '../../state/learning/fakeServer'
import { enterLesson, serveLesson } from './oneLesson'

const ask = (question: string) => ({ question, options: ['Yes', 'No'], correctAnswer: 0 })
const quiz = { type: 'quiz', quizData: { questions: ['Is water wet?', 'Is ice cold?'].map(ask) } }

const results = (score: number) => screen.findByRole('heading', { name: `Quiz Results: ${score}%` })
const comeBack = () => window.dispatchEvent(new Event('focus'))

/**
 * The contract does not define a second submit. The demo's server keeps the first one; this server keeps the
 * last one.
 */
async function openAtLastSubmitServer() {
  const fakeServer = serveLesson(quiz)
  let held: Record<string, unknown> = { status: 'in_progress' }
  const currentProgress = () => progressOf({ 'l-1': held as never })
  fakeServer.answersWith(({ body }) => {
    if (body.quizAnswers || held.status !== 'completed') held = { ...held, ...body }
    return HttpResponse.json(currentProgress())
  })
  fakeServer.answersProgressWith(() => HttpResponse.json(currentProgress()))
  const onAnotherDevice = (quizScore: number, quizAnswers: Record<number, number>) => {
    held = { status: 'completed', quizScore, quizAnswers }
  }
  return { ...(await enterLesson()), fakeServer, onAnotherDevice }
}

const submits = (bodies: Record<string, unknown>[]) => bodies.filter(({ quizAnswers }) => quizAnswers)

describe('a server that keeps the last submit of a quiz', () => {
  it('gets one submit, and the page shows one consistent result, whatever another device submits later', async () => {
    const { user, fakeServer, onAnotherDevice, unmount } = await openAtLastSubmitServer()
    await user.click((await screen.findAllByRole('radio', { name: 'No' }))[0]!)
    await user.click(screen.getAllByRole('radio', { name: 'Yes' })[1]!)
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    await results(50)
    await waitFor(() => expect(submits(fakeServer.bodies())).toHaveLength(1))
    const asked = fakeServer.asked.length
    onAnotherDevice(100, { 0: 0, 1: 0 })
    comeBack()
    await waitFor(() => expect(fakeServer.asked.length).toBeGreaterThan(asked))
    expectWhole()
    unmount()
    await enterLesson()
    await screen.findByRole('heading', { name: /^Quiz Results/ })
    expectWhole()
    expect(submits(fakeServer.bodies())).toHaveLength(1)
  })

  it('gives its result to a device that has submitted nothing itself', async () => {
    const { fakeServer, onAnotherDevice } = await openAtLastSubmitServer()
    await screen.findByRole('button', { name: 'Submit Quiz' })
    onAnotherDevice(50, { 0: 1, 1: 0 })
    comeBack()
    await results(50)
    expectWhole()
    expect(submits(fakeServer.bodies())).toEqual([])
  })

  it('leaves the learner her own answers on the page if she submits after another device', async () => {
    const { user, fakeServer, onAnotherDevice } = await openAtLastSubmitServer()
    for (const yes of await screen.findAllByRole('radio', { name: 'Yes' })) await user.click(yes)
    // The page does not know of the other submit yet.
    onAnotherDevice(0, { 0: 1, 1: 1 })
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    await results(100)
    await waitFor(() => expect(submits(fakeServer.bodies())).toHaveLength(1))
    comeBack()
    await waitFor(() => expect(fakeServer.asked.length).toBeGreaterThan(1))
    await results(100)
    expectWhole()
    expect(submits(fakeServer.bodies())).toHaveLength(1)
  })
})

/** The page never mixes the score of one submit with the answers of another. */
function expectWhole() {
  const percent = Number(
    /(\d+)%/.exec(screen.getByRole('heading', { name: /^Quiz Results/ }).textContent)?.[1],
  )
  const correct = screen.queryAllByText('Your answer, correct').length
  expect(percent).toBe(50 * correct)
  expect(screen.getByText(`${correct} correct out of 2 questions`)).toBeVisible()
}
