import { enrollmentApi } from '@/api/enrollment'
import { isNotFound } from '@/api/errors'
import { startListening } from '../listeners'

const { getEnrollmentProgress } = enrollmentApi.endpoints

/**
 * The server could not say whether the user is enrolled → logs the failure. A 404 is an answer, not a
 * failure.
 */
startListening({
  matcher: getEnrollmentProgress.matchRejected,
  effect: ({ payload, meta }) => {
    if (meta.condition || meta.aborted || isNotFound(payload)) return
    console.warn('The enrollment could not be checked.', payload)
  },
})
