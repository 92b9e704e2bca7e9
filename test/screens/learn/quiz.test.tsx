import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, it } from 'vitest'
import { COMPLETED_TOAST_MS } from '@/lib/config/constants'
import { loggedOut } from '@/state/session/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { refused } from '../../state/learning/fakeServer'
import { occupyStorage } from '../../state/learning/storage'
import { saveStatusLine } from './learning'
import { enterLesson, openLesson, serveLesson } from './oneLesson'
import { signAndWords } from './signAndWords'

const quiz = {
  type: 'quiz',
  quizData: {
    questions: [
      {
        question: 'How many legs has a spider?',
        options: ['6', '8'],
        correctAnswer: 1,
        explanation: 'Count them.',
      },
      { question: 'Is a bat a bird?', options: ['Yes', 'No'], correctAnswer: 1 },
      { question: 'Is water wet?', options: ['Yes', 'No'], correctAnswer: 0 },
    ],
  },
}

const group = (question: string) =>
  screen.getByRole('group', { name: new RegExp(question.replace('?', '\\?')) })
const choice = (question: string, option: string) =>
  within(group(question)).getByRole('radio', { name: option })
const submitButton = () => screen.findByRole('button', { name: 'Submit Quiz' })
const results = (score: number) => screen.findByRole('heading', { name: `Quiz Results: ${score}%` })

describe('a quiz', () => {
  it('has one radio group per question, submits score and answers, and shows the result', async () => {
    const { user, fakeServer } = await openLesson(quiz)
    await screen.findByText('Choose the correct answer for each question and submit to complete the quiz')
    await user.click(choice('How many legs has a spider?', '6'))
    await user.click(choice('How many legs has a spider?', '8'))
    await user.click(choice('Is a bat a bird?', 'Yes'))
    expect(screen.getByText('1 question has no answer yet.')).toBeVisible()
    await user.click(await submitButton())
    await user.click(screen.getByRole('button', { name: 'Submit without them' }))
    expect(await results(33)).toHaveFocus()
    expect(screen.getByText('1 correct out of 3 questions')).toBeVisible()
    await waitFor(() =>
      expect(fakeServer.bodies()).toEqual([
        { lessonId: 'l-1', status: 'completed', quizScore: 33, quizAnswers: { 0: 1, 1: 0 } },
      ]),
    )
    const marks = screen.getAllByRole('listitem').map(signAndWords)
    expect(marks).toEqual(
      expect.arrayContaining([
        'check 8Your answer, correct',
        'close YesYour answer, wrong',
        'check NoCorrect answer',
        'minus Yes(Not attempted)',
      ]),
    )
    expect(screen.getByText('Count them.')).toBeVisible()
  })

  it("reads 'Submitting...' while the device stores the answers", async () => {
    const { user, fakeServer } = await openLesson(quiz)
    for (const [question, option] of [
      ['How many legs has a spider?', '8'],
      ['Is a bat a bird?', 'No'],
      ['Is water wet?', 'Yes'],
    ] as const)
      await user.click(choice(question, option))
    const release = await occupyStorage()
    await user.click(await submitButton())
    const busy = screen.getByRole('button', { name: 'Submitting...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    // The button stays focusable, otherwise the focus would fall back to the top of the page.
    expect(busy).toBeEnabled()
    expect(busy).toHaveFocus()
    await user.click(busy)
    await user.click(choice('Is a bat a bird?', 'Yes'))
    void release()
    await results(100)
    await waitFor(() => expect(fakeServer.posts).toHaveLength(1))
  })

  it('ignores a choice during the submit, and does not show it as chosen', async () => {
    const { user } = await openLesson(quiz)
    await user.click(await submitButton())
    const release = await occupyStorage()
    await user.click(screen.getByRole('button', { name: 'Submit without them' }))
    const late = choice('Is a bat a bird?', 'No')
    await user.click(late)
    expect(late).not.toBeChecked()
    void release()
    await results(0)
  })

  it("does not read 'Submitting...' while the learner skips it", async () => {
    const { user } = await openLesson(quiz)
    await submitButton()
    const shown: string[] = []
    new MutationObserver(() =>
      shown.push(...screen.queryAllByText('Submitting...').map(({ textContent }) => textContent)),
    ).observe(document.body, { subtree: true, childList: true, characterData: true })
    await user.click(screen.getByRole('button', { name: 'Finish Course' }))
    await screen.findByRole('dialog')
    expect(shown).toEqual([])
  })

  it('keeps its results while Next leads on, even if the server has refused them', async () => {
    expectOnConsole(/does not accept/)
    const { user, fakeServer } = await openLesson(quiz)
    fakeServer.answersWith(() => refused(422))
    await user.click(await submitButton())
    await user.click(screen.getByRole('button', { name: 'Submit without them' }))
    await results(0)
    const release = await occupyStorage()
    await user.click(screen.getByRole('button', { name: 'Finish Course' }))
    expect(await results(0)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    void release()
    await waitFor(() => expect(fakeServer.posts).toHaveLength(2))
  })

  it('already completed: shows its saved result', async () => {
    await openLesson(quiz, { status: 'completed', quizScore: 67, quizAnswers: { 0: 1, 1: 1, 2: 1 } })
    expect(await results(67)).toBeVisible()
    expect(screen.getByText('2 correct out of 3 questions')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit Quiz' })).toBeNull()
  })

  it('already completed without answers: a result of 0%, and a way to its questions', async () => {
    const { user, fakeServer } = await openLesson(quiz, { status: 'completed' })
    expect(await results(0)).toBeVisible()
    expect(screen.getByText('0 correct out of 3 questions')).toBeVisible()
    expect(screen.getAllByText('(Not attempted)', { exact: false })).toHaveLength(3)
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Answer the questions' }))
    expect(choice('How many legs has a spider?', '6')).toHaveFocus()
    await user.click(choice('How many legs has a spider?', '8'))
    await user.click(choice('Is a bat a bird?', 'No'))
    await user.click(choice('Is water wet?', 'Yes'))
    await user.click(await submitButton())
    await results(100)
    expect(screen.queryByRole('button', { name: 'Answer the questions' })).toBeNull()
    await waitFor(() =>
      expect(fakeServer.bodies()).toEqual([
        expect.objectContaining({ lessonId: 'l-1', status: 'completed', quizScore: 100 }),
      ]),
    )
  })

  it('keeps its questions after a skip until the learner leaves, and shows its result when she returns', async () => {
    const { user, unmount, fakeServer } = await openLesson(quiz)
    await user.click(choice('Is water wet?', 'Yes'))
    await user.click(screen.getByRole('button', { name: 'Finish Course' }))
    await waitFor(() => expect(fakeServer.bodies()).toEqual([{ lessonId: 'l-1' }]))
    expect(choice('Is water wet?', 'Yes')).toBeChecked()
    unmount()
    const { user: again } = await enterLesson()
    await results(0)
    await again.click(screen.getByRole('button', { name: 'Answer the questions' }))
    expect(choice('Is water wet?', 'Yes')).toBeChecked()
  })
})

describe('chosen answers that were not submitted', () => {
  const notice = /Your answers to the quiz are kept, but not submitted yet/

  it('cause a notice when Next skips the quiz', async () => {
    const { user, fakeServer } = await openLesson(quiz)
    await submitButton()
    await user.click(choice('Is water wet?', 'Yes'))
    await user.click(screen.getByRole('button', { name: 'Finish Course' }))
    expect(await screen.findByText(notice)).toBeVisible()
    await waitFor(() => expect(fakeServer.posts).toHaveLength(1))
    expect(fakeServer.bodies()).toEqual([{ lessonId: 'l-1' }])
  })

  it('cause no notice after the submit, even if the server has refused it', async () => {
    expectOnConsole(/does not accept/)
    const { user, fakeServer } = await openLesson(quiz)
    fakeServer.answersWith(() => refused(422))
    await submitButton()
    await user.click(choice('Is water wet?', 'Yes'))
    await user.click(await submitButton())
    await user.click(screen.getByRole('button', { name: 'Submit without them' }))
    await results(33)
    await user.click(screen.getByRole('button', { name: 'Finish Course' }))
    await waitFor(() => expect(fakeServer.posts).toHaveLength(2))
    // Waits until the notice would show.
    await delay(COMPLETED_TOAST_MS + 100)
    expect(screen.queryByText(notice)).toBeNull()
  })
})

describe('unanswered questions before a submit', () => {
  it('are listed by number, each with a button that leads to it; nothing is submitted yet', async () => {
    const { user, fakeServer } = await openLesson(quiz)
    await user.click(choice('Is a bat a bird?', 'No'))
    await user.click(await submitButton())
    const box = screen.getByRole('region', { name: 'Some questions have no answer yet.' })
    expect(box).toHaveFocus()
    expect(box).toHaveTextContent('They count as wrong when you submit.')
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Question 1', 'Question 3'])
    expect(group('How many legs has a spider?')).toHaveAccessibleName(/No answer yet/)
    expect(group('Is a bat a bird?')).not.toHaveAccessibleName(/No answer yet/)
    await user.click(within(box).getByRole('button', { name: 'Question 3' }))
    expect(choice('Is water wet?', 'Yes')).toHaveFocus()
    expect(fakeServer.posts).toEqual([])
  })

  it('are not listed any more after they are answered', async () => {
    const { user, fakeServer } = await openLesson(quiz)
    await user.click(await submitButton())
    await user.click(choice('How many legs has a spider?', '8'))
    await user.click(choice('Is a bat a bird?', 'No'))
    expect(screen.getByRole('region', { name: /no answer yet/ })).toHaveTextContent('Question 3')
    await user.click(choice('Is water wet?', 'Yes'))
    expect(screen.queryByRole('region', { name: /no answer yet/ })).toBeNull()
    await user.click(await submitButton())
    await results(100)
    await waitFor(() => expect(fakeServer.posts).toHaveLength(1))
  })

  it('are listed in Persian with Persian texts and digits', async () => {
    serveLesson(quiz)
    const { user } = await enterLesson('fa')
    await user.click(await screen.findByRole('button', { name: 'فرستادن پاسخ‌ها' }))
    const box = screen.getByRole('region', { name: 'هنوز به همهٔ پرسش‌ها پاسخ نداده‌اید.' })
    expect(within(box).getByRole('button', { name: 'پرسش ۳' })).toBeVisible()
    await user.click(within(box).getByRole('button', { name: 'ارسال بدون آن‌ها' }))
    expect(await screen.findByRole('heading', { name: 'نتیجهٔ آزمون: ۰٪' })).toBeVisible()
  })
})

describe('chosen answers survive', () => {
  async function chooseTwo() {
    const { user, unmount, store, fakeServer } = await openLesson(quiz)
    await user.click(choice('How many legs has a spider?', '6'))
    await user.click(choice('How many legs has a spider?', '8'))
    await user.click(choice('Is water wet?', 'No'))
    unmount()
    return { store, fakeServer }
  }

  async function findThem() {
    await waitFor(() => expect(choice('How many legs has a spider?', '8')).toBeChecked())
    expect(choice('Is water wet?', 'No')).toBeChecked()
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  }

  it('a refresh, and are never submitted by themselves', async () => {
    const { fakeServer } = await chooseTwo()
    await enterLesson()
    await findThem()
    expect(fakeServer.posts).toEqual([])
  })

  it('sign-out', async () => {
    const { store } = await chooseTwo()
    store.dispatch(loggedOut())
    await enterLesson()
    await findThem()
  })

  it('a switch of language', async () => {
    await chooseTwo()
    await enterLesson('fa')
    await findThem()
  })
})

describe('results show', () => {
  const answerAll = [
    ['How many legs has a spider?', '8'],
    ['Is a bat a bird?', 'Yes'],
    ['Is water wet?', 'Yes'],
  ] as const

  it('even if the server cannot accept them now, and again after a refresh, because the device has them', async () => {
    const { user, fakeServer, unmount } = await openLesson(quiz)
    fakeServer.answersWith(() => refused(500))
    for (const [question, option] of answerAll) await user.click(choice(question, option))
    await user.click(await submitButton())
    await results(67)
    const line = 'Saved on this device. The server cannot take it right now; we keep trying.'
    expect(await saveStatusLine(line)).toBeVisible()
    expect(screen.queryByText(/Failed to/)).toBeNull()
    unmount()
    await enterLesson()
    await results(67)
  })

  it('even if the server refuses them, with a notice', async () => {
    expectOnConsole(/does not accept/)
    const { user, fakeServer } = await openLesson(quiz)
    fakeServer.answersWith(() => refused(422))
    for (const [question, option] of answerAll) await user.click(choice(question, option))
    await user.click(await submitButton())
    await results(67)
    expect(await screen.findByText('Failed to mark lesson as complete. Please try again.')).toBeVisible()
  })
})
