import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ColourName, light } from '@/ui/theme/tokens'
import { contrast } from '../../helpers/contrast'
import { courseOf, enrolled, openCourse, textLesson } from './anyCourse'
import { lessonTitle } from './learning'
import { signAndWords } from './signAndWords'

const ask = (question: string, more: object = {}) => ({
  question,
  options: ['Yes', 'No'],
  correctAnswer: 0,
  ...more,
})

const quiz = textLesson('a', {
  title: 'The quiz',
  type: 'quiz',
  quizData: {
    questions: [
      ask('Is water wet?', { explanation: 'Touch it.' }),
      ask('Is ice cold?'),
      ask('Is a bat a mammal?'),
    ],
  },
})

async function openQuiz(received: object = {}) {
  const app = await openCourse({
    course: courseOf([quiz]),
    progress: enrolled([{ lessonId: 'a', status: 'in_progress', ...received }]),
  })
  await lessonTitle('The quiz')
  return app
}

const group = async (question: RegExp) => within(await screen.findByRole('group', { name: question }))
const results = (percent: number) => screen.findByRole('heading', { name: `Quiz Results: ${percent}%` })

/** The options under a question of the results, as a reader sees them. */
const options = (question: string) =>
  within(screen.getByRole('heading', { level: 3, name: question }).parentElement!)
    .getAllByRole('listitem')
    .map(signAndWords)

describe('the quiz viewer', () => {
  it("has instructions, one radio group per question, and the button 'Submit Quiz'", async () => {
    const { user } = await openQuiz()
    expect(
      await screen.findByText('Choose the correct answer for each question and submit to complete the quiz'),
    ).toBeVisible()
    expect(screen.getAllByRole('group')).toHaveLength(3)
    const [yes, no] = (await group(/Is water wet/)).getAllByRole('radio')
    await user.click(yes!)
    await user.click(no!)
    expect([yes, no].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true])
    const other = (await group(/Is ice cold/)).getByRole('radio', { name: 'Yes' })
    await user.click(other)
    expect(no).toBeChecked()
    expect(screen.getByRole('button', { name: 'Submit Quiz' })).toHaveAttribute('aria-disabled', 'false')
  })

  it("after submitting: 'Quiz Results: {score}%' and '{n} correct out of {total} questions'", async () => {
    const { user, received } = await openQuiz()
    await user.click((await group(/Is water wet/)).getByRole('radio', { name: 'Yes' }))
    await user.click((await group(/Is ice cold/)).getByRole('radio', { name: 'Yes' }))
    await user.click((await group(/Is a bat/)).getByRole('radio', { name: 'No' }))
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    await results(67)
    expect(screen.getByText('2 correct out of 3 questions')).toBeVisible()
    await waitFor(() =>
      expect(received).toContainEqual({
        call: 'update-progress',
        lessonId: 'a',
        status: 'completed',
        quizScore: 67,
        quizAnswers: { 0: 0, 1: 0, 2: 1 },
      }),
    )
  })

  it('if already completed: shows the saved score and answers, and asks nothing again', async () => {
    await openQuiz({ status: 'completed', quizScore: 33, quizAnswers: { 0: 0, 1: 1, 2: 1 } })
    await results(33)
    expect(screen.getByText('1 correct out of 3 questions')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull()
  })

  it("each option is marked correct, the user's wrong answer, or correct-but-not-attempted ('(Not attempted)')", async () => {
    await openQuiz({ status: 'completed', quizScore: 33, quizAnswers: { 0: 0, 1: 1 } })
    await results(33)
    expect(options('Is water wet?')).toEqual(['check YesYour answer, correct', 'No'])
    expect(options('Is ice cold?')).toEqual(['check YesCorrect answer', 'close NoYour answer, wrong'])
    expect(options('Is a bat a mammal?')).toEqual(['minus Yes(Not attempted)', 'No'])
  })

  it('each question is shown with an optional explanation', async () => {
    await openQuiz({ status: 'completed', quizScore: 100, quizAnswers: {} })
    await results(100)
    expect(screen.getByText('Touch it.').parentElement).toHaveTextContent('Why: Touch it.')
    expect(screen.getAllByText('Why:')).toHaveLength(1)
  })
})

describe('score colour: >=80 green, >=60 orange, else red', () => {
  const css = readFileSync('src/screens/learn/viewers/quiz/Quiz.module.css', 'utf8')
  const plain = (colour: string) =>
    colour.replace(/var\(--color-(.+)\)/, (_whole, name: ColourName) => light[name])

  /** The hue of the text in degrees, and its contrast with the background. */
  function coloursOf(level: string) {
    const rule = new RegExp(`\\.score\\[data-level="${level}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
    const [ground = '', text = ''] = ['background', 'color'].map((name) =>
      plain(new RegExp(`(?:^|\\s)${name}: ([^;]+);`).exec(rule)?.[1] ?? ''),
    )
    return { hue: hueOf(text), contrast: contrast(text, ground) }
  }

  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'orange'],
    [60, 'orange'],
    [59, 'red'],
    [0, 'red'],
  ])('%i is %s with enough contrast, and shows as text, too', async (quizScore, name) => {
    await openQuiz({ status: 'completed', quizScore, quizAnswers: {} })
    const box = (await results(quizScore)).closest<HTMLElement>('[data-level]')!
    const { hue, contrast } = coloursOf(box.dataset.level ?? '')
    const [from, to] = { green: [80, 150], orange: [15, 45], red: [345, 360] }[name]!
    expect(hue).toBeGreaterThanOrEqual(from!)
    expect(hue).toBeLessThanOrEqual(to!)
    expect(contrast).toBeGreaterThanOrEqual(4.5)
    expect(box).toHaveTextContent(`Quiz Results: ${quizScore}%`)
  })
})

function hueOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const turn =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least)
  return (turn * 60 + 360) % 360
}
