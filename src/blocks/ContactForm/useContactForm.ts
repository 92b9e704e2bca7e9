import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateContactMessageMutation } from '@/api/contact'
import { type ApiError, fieldErrorsOf, isApiError, serverMessageOf } from '@/api/errors'
import { type ContactValues, contactMessageOf } from './contactMessage'

/** The outcome of a message: the server's message, if any, or why the client could not send it. */
export type Outcome = { message?: string; error?: ApiError }

/** Sends a message and keeps the outcome. The submission returns the server's errors by field. */
export function useContactForm() {
  const { i18n } = useTranslation()
  const [create] = useCreateContactMessageMutation()
  const [outcome, setOutcome] = useState<Outcome>()

  async function send(values: ContactValues, restart: () => void) {
    try {
      const answer: unknown = await create(contactMessageOf(values, i18n.language)).unwrap()
      restart()
      setOutcome({ message: serverMessageOf(answer) })
    } catch (error) {
      if (!isApiError(error)) throw error
      setOutcome({ error })
      return fieldErrorsOf(error)
    }
  }

  return { send, outcome, forgetOutcome: () => setOutcome(undefined) }
}
