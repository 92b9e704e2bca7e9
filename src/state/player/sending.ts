import { enrollmentApi } from '@/api/enrollment'
import type { LessonCompletion, ProgressUpdate } from '@/api/types'
import { selectUserId } from '../session/selectors'
import type { AppDispatch, RootState } from '../store'

const { updateProgress, markComplete } = enrollmentApi.endpoints

export type StoreApi = { dispatch: AppDispatch; getState: () => RootState }

type Answer = { error?: unknown }

type Waiting = { send: () => Promise<Answer>; settle: (answer: Answer | Promise<Answer>) => void }

type Line = { onTheirWay: number; waiting: Waiting[] }

/** Per store and lesson one request at a time: a position on its way must not arrive after the completion. */
const lines = new WeakMap<AppDispatch, Map<string, Line>>()

export function sendUpdate(api: StoreApi, update: ProgressUpdate) {
  return inTurn(api, update.lessonId, () => api.dispatch(updateProgress.initiate(update, { track: false })))
}

export function sendCompletion(api: StoreApi, completion: LessonCompletion) {
  return inTurn(api, completion.lessonId, () =>
    api.dispatch(markComplete.initiate(completion, { track: false })),
  )
}

/**
 * Of what waits in the line of this lesson the newest goes out now, there may be no later. It says all that the others would, and
 * side by side they could arrive in any order.
 */
export function sendWaiting({ dispatch }: StoreApi, lessonId: string) {
  const line = lineOf(dispatch, lessonId)
  const older = line.waiting.splice(0)
  const newest = older.pop()
  if (!newest) return
  const answer = sendFrom(line, newest)
  for (const { settle } of older) settle(answer)
}

/** @returns whether the server took it. */
async function inTurn({ dispatch, getState }: StoreApi, lessonId: string, send: () => Promise<Answer>) {
  const userId = selectUserId(getState())
  // Never under another user, who may have signed in while this waited.
  const sendMine = async () =>
    selectUserId(getState()) === userId ? send() : { error: 'The user has left.' }
  const line = lineOf(dispatch, lessonId)
  const { error } = await new Promise<Answer>((settle) => {
    const waiting = { send: sendMine, settle }
    if (line.onTheirWay > 0) line.waiting.push(waiting)
    else sendFrom(line, waiting)
  })
  if (!error || wentOn(error)) return true
  console.warn('Progress could not be saved.', error)
  return false
}

/** The session ended and with it the waiting for an answer, not the call (see `outlivesPage`). */
const wentOn = (error: unknown) => (error as { name?: unknown }).name === 'AbortError'

async function sendFrom(line: Line, { send, settle }: Waiting) {
  line.onTheirWay += 1
  const answer = await send()
  settle(answer)
  line.onTheirWay -= 1
  const next = line.onTheirWay === 0 ? line.waiting.shift() : undefined
  if (next) sendFrom(line, next)
  return answer
}

function lineOf(dispatch: AppDispatch, lessonId: string) {
  const held = lines.get(dispatch) ?? new Map<string, Line>()
  lines.set(dispatch, held)
  const line = held.get(lessonId) ?? { onTheirWay: 0, waiting: [] }
  held.set(lessonId, line)
  return line
}
