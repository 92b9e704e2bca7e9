import { describe, expect, it } from 'vitest'
import { doneIn, isCompletionUnsent, type LessonEvent, withDone } from '@/domain/learning/lessonRecord'
import { isFullyReported } from '@/domain/learning/serverSync'
import { acknowledged, recorded, refused, start } from './recorded'

const opened: LessonEvent = { kind: 'opened' }
const completed: LessonEvent = { kind: 'completed', isMarked: true }
const quiz: LessonEvent = { kind: 'quiz', answers: { 0: 2 }, score: 50 }
const chosen: LessonEvent = { kind: 'chosen', question: 0, option: 1 }

const nothingDone = { isCompleted: false, hasQuiz: false }

describe('a record while the device writes it', () => {
  it('shows a new completion as in progress, and one from before as completed', () => {
    const record = recorded(start, completed)
    expect(withDone(record, nothingDone).status).toBe('in_progress')
    expect(withDone(record, { ...nothingDone, isCompleted: true })).toBe(record)
  })

  it('hides a new result of a quiz, and shows one from before', () => {
    const record = recorded(start, quiz)
    expect(withDone(record, nothingDone)).toMatchObject({ status: 'in_progress', quiz: undefined })
    expect(withDone(record, { isCompleted: true, hasQuiz: false })).toMatchObject({
      status: 'completed',
      quiz: undefined,
    })
    expect(withDone(record, { isCompleted: true, hasQuiz: true })).toBe(record)
  })

  it('shows what the server has acknowledged', () => {
    const record = acknowledged(recorded(start, quiz))
    expect(withDone(record, nothingDone)).toBe(record)
  })

  it('shows everything else as it is', () => {
    const record = recorded(start, opened)
    expect(withDone(record, nothingDone)).toBe(record)
  })
})

describe('what counts as done', () => {
  it('is a completion and a submitted quiz, unless the server has refused them', () => {
    expect(doneIn(recorded(start, opened, chosen))).toEqual(nothingDone)
    expect(doneIn(recorded(start, completed))).toEqual({ isCompleted: true, hasQuiz: false })
    const submitted = recorded(start, quiz)
    expect(doneIn(submitted)).toEqual({ isCompleted: true, hasQuiz: true })
    expect(doneIn(refused(submitted))).toEqual(nothingDone)
  })

  it('is unsent while the server does not know of the completion', () => {
    const record = recorded(start, completed)
    expect(isCompletionUnsent(record)).toBe(true)
    expect(isCompletionUnsent(acknowledged(record))).toBe(false)
    expect(isCompletionUnsent(refused(record))).toBe(false)
    expect(isCompletionUnsent(recorded(start, opened))).toBe(false)
  })
})

describe('a record that the device may forget', () => {
  it('has nothing that the server lacks', () => {
    expect(isFullyReported(start)).toBe(true)
    expect(isFullyReported(recorded(start, completed))).toBe(false)
    expect(isFullyReported(acknowledged(recorded(start, completed)))).toBe(true)
  })

  it('has no chosen answers, unless the quiz was submitted, and no page', () => {
    expect(isFullyReported(recorded(start, chosen))).toBe(false)
    expect(isFullyReported(acknowledged(recorded(start, chosen, quiz)))).toBe(true)
    expect(isFullyReported(recorded(start, { kind: 'page', number: 3 }))).toBe(false)
  })

  it('has no position for the device only, and nothing refused', () => {
    expect(isFullyReported(recorded(start, { kind: 'position', second: 7, isForDevice: true }))).toBe(false)
    const reported = acknowledged(recorded(start, { kind: 'position', second: 5 }))
    expect(isFullyReported(recorded(reported, { kind: 'position', second: 7, isForDevice: true }))).toBe(
      false,
    )
    expect(isFullyReported(refused(recorded(start, completed)))).toBe(false)
  })
})
