import { useRef, useState } from 'react'
import { type ApiError, apiErrorOf, fieldErrorsOf } from '@/api/errors'
import { trimmedText } from '@/lib/i18n/text'
import { isRecord } from '@/lib/values/isRecord'

/** The outcome of a form: the server's message, if any, or why the client could not send it. */
export type Outcome = { message?: string; error?: ApiError }

type Call = { unwrap: () => Promise<unknown>; abort: () => void }

/** Sends a form, can cancel that, and keeps the outcome. `send` returns the server's errors by field. */
export function useSending<Payload>(create: (payload: Payload) => Call) {
  const call = useRef<Call>(undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  const [wasStopped, setWasStopped] = useState(false)

  async function send(payload: Payload, restart: () => void) {
    setWasStopped(false)
    call.current = create(payload)
    try {
      const answer: unknown = await call.current.unwrap()
      restart()
      setOutcome({ message: isRecord(answer) ? trimmedText(answer.message) : '' })
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (error.status === 'aborted') setWasStopped(true)
      else setOutcome({ error })
      return fieldErrorsOf(error)
    }
    return undefined
  }

  return {
    send,
    stop: () => call.current?.abort(),
    wasStopped,
    outcome,
    forgetOutcome: () => setOutcome(undefined),
  }
}
