import { enrollmentApi, normalizeProgress } from '@/api/enrollment'
import { isApiError } from '@/api/errors'
import { hasList } from '@/api/shapes'
import type { EnrollmentProgress, ProgressAnswer } from '@/api/types'
import type { Report } from '@/domain/learning/serverSync'
import type { Response } from '@/domain/learning/syncPlan'
import type { AppDispatch } from '../reducer'
import type { Ports } from './ports'

const { updateProgress, markComplete, getEnrollmentProgress } = enrollmentApi.endpoints

/** The calls of the API by which progress is synchronised. */
export const createServerCalls = (dispatch: AppDispatch): Ports['server'] => ({
  async report(report, userId) {
    const { data, error } = await dispatch(callOf(report, userId))
    return { ...responseOf(error), progress: progressIn(data) }
  },
  async ask(courseId) {
    const question = getEnrollmentProgress.initiate(courseId, { subscribe: false, forceRefetch: true })
    const { error } = await dispatch(question)
    return responseOf(error)
  },
})

function callOf({ call, body }: Report, asUser: string) {
  return call === 'markComplete'
    ? markComplete.initiate({ ...body, asUser } as typeof body, { track: false })
    : updateProgress.initiate({ ...body, asUser } as typeof body, { track: false })
}

/** The answer to a report is the course's progress as it now stands, or nothing. */
function progressIn(answer: ProgressAnswer | undefined) {
  return hasList('chapters')(answer) ? normalizeProgress(answer as EnrollmentProgress) : undefined
}

function responseOf(error: unknown): Response {
  if (error === undefined) return { code: undefined }
  return isApiError(error)
    ? { code: error.status, retryAfter: error.retryAfter, cause: error }
    : { code: 'offline', cause: error }
}
