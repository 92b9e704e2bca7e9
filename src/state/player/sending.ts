import { enrollmentApi } from '@/api/enrollment'
import type { LessonCompletion, ProgressUpdate } from '@/api/types'
import { selectUserId } from '../session/selectors'
import type { AppDispatch, RootState } from '../store'

const { updateProgress, markComplete } = enrollmentApi.endpoints

export type StoreApi = { dispatch: AppDispatch; getState: () => RootState }

type Answer = { error?: unknown }

/** Per store and lesson one request at a time: a position on its way must not arrive after the completion. */
const onTheirWay = new WeakMap<AppDispatch, Map<string, Promise<Answer>>>()

export function sendUpdate(api: StoreApi, update: ProgressUpdate) {
  return inTurn(api, update.lessonId, () => api.dispatch(updateProgress.initiate(update, { track: false })))
}

export function sendCompletion(api: StoreApi, completion: LessonCompletion) {
  return inTurn(api, completion.lessonId, () =>
    api.dispatch(markComplete.initiate(completion, { track: false })),
  )
}

/** @returns whether the server took it. */
async function inTurn({ dispatch, getState }: StoreApi, lessonId: string, send: () => Promise<Answer>) {
  const userId = selectUserId(getState())
  // Never under another user, who may have signed in while this waited.
  const sendMine = () => (selectUserId(getState()) === userId ? send() : { error: 'The user has left.' })
  const lines = onTheirWay.get(dispatch) ?? new Map<string, Promise<Answer>>()
  onTheirWay.set(dispatch, lines)
  const before = lines.get(lessonId)
  const answer = before ? before.then(sendMine) : send()
  lines.set(lessonId, answer)
  const { error } = await answer
  if (lines.get(lessonId) === answer) lines.delete(lessonId)
  if (error) console.warn('Progress could not be saved.', error)
  return error === undefined
}
