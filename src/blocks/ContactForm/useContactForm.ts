import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateContactMessageMutation } from '@/api/contact'
import { type ApiError, isApiError } from '@/api/errors'
import { isRecord } from '@/lib/isRecord'
import { type ContactValues, contactMessageOf } from './contactMessage'

/** What became of a message: the server's words, where it had some, or why it could not be sent. */
export type Outcome = { message?: string; error?: ApiError }

/** Sends a message once, keeps what became of it, and hands what the server says of fields to the fields. */
export function useContactForm() {
  const { i18n } = useTranslation()
  const [create] = useCreateContactMessageMutation()
  const [outcome, setOutcome] = useState<Outcome>()

  async function send(values: ContactValues, startAnew: () => void) {
    try {
      const answer: unknown = await create(contactMessageOf(values, i18n.language)).unwrap()
      startAnew()
      setOutcome({ message: isRecord(answer) && typeof answer.message === 'string' ? answer.message : '' })
    } catch (error) {
      if (!isApiError(error)) throw error
      setOutcome({ error })
      return firstOfEach(error.fields)
    }
  }

  return { send, outcome, forgetOutcome: () => setOutcome(undefined) }
}

function firstOfEach(fields: ApiError['fields'] = {}) {
  const said = Object.entries(fields).flatMap(([field, [first]]) => (first ? [[field, first]] : []))
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
