import { authApi } from '@/api/auth'
import { apiErrorOf, serverMessageOf } from '@/api/errors'
import type { ApiError } from '@/api/types'
import type { LinkToken } from '@/lib/page/linkToken'
import type { AppDispatch } from '@/state/reducer'

type Answer = { message: string | undefined; error?: never } | { error: ApiError }

/** One call per link, however often the page is mounted. */
const attempts = new WeakMap<LinkToken, Promise<Answer>>()

/** Asks the server to verify the e-mail. A second call with the same token gets the answer of the first. */
export function attemptWith(token: LinkToken, dispatch: AppDispatch): Promise<Answer> {
  const known = attempts.get(token)
  if (known) return known
  const attempt = verify(token, dispatch)
  attempts.set(token, attempt)
  return attempt
}

/** Lets the next call send the same token again, for a retry. */
export const forgetAttempt = (token: LinkToken) => void attempts.delete(token)

async function verify({ value }: LinkToken, dispatch: AppDispatch): Promise<Answer> {
  try {
    const call = authApi.endpoints.verifyEmail.initiate({ jwt: value }, { track: false })
    return { message: serverMessageOf(await dispatch(call).unwrap()) }
  } catch (error) {
    return { error: apiErrorOf(error) }
  }
}
