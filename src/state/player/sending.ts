import { enrollmentApi } from '@/api/enrollment'
import type { LessonCompletion, ProgressUpdate } from '@/api/types'
import type { AppDispatch } from '../store'

const { updateProgress, markComplete } = enrollmentApi.endpoints

type Answer = { error?: unknown }

/** One request at a time per lesson: a position that is still on its way must not arrive after the completion. */
const onTheirWay = new Map<string, Promise<Answer>>()

export function sendUpdate(dispatch: AppDispatch, update: ProgressUpdate) {
  return inTurn(update.lessonId, () => dispatch(updateProgress.initiate(update, { track: false })))
}

export function sendCompletion(dispatch: AppDispatch, completion: LessonCompletion) {
  return inTurn(completion.lessonId, () => dispatch(markComplete.initiate(completion, { track: false })))
}

/** @returns whether the server took it. */
async function inTurn(lessonId: string, send: () => Promise<Answer>) {
  const before = onTheirWay.get(lessonId)
  const answer = before ? before.then(send) : send()
  onTheirWay.set(lessonId, answer)
  const { error } = await answer
  if (onTheirWay.get(lessonId) === answer) onTheirWay.delete(lessonId)
  if (error) console.warn('Progress could not be saved.', error)
  return error === undefined
}
