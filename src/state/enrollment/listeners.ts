import { enrollmentApi } from '@/api/enrollment'
import { isNotFound } from '@/api/errors'
import { startListening } from '../listeners'

const { getEnrollmentProgress } = enrollmentApi.endpoints

/** The server could not say whether the user is enrolled → it is logged; a 404 is an answer. */
startListening({
  matcher: getEnrollmentProgress.matchRejected,
  effect: ({ payload, meta }) => {
    if (meta.condition || meta.aborted || isNotFound(payload)) return
    console.warn('The enrollment could not be checked.', payload)
  },
})
