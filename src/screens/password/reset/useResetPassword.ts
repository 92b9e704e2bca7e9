import { useNavigate } from 'react-router'
import { authApi, useResetPasswordMutation } from '@/api/auth'
import { apiErrorOf, fieldErrorsOf } from '@/api/errors'
import type { ApiError } from '@/api/types'
import { forgetLinkToken, type LinkToken } from '@/lib/page/linkToken'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { noticeGiven } from '@/state/notices/slice'
import { selectUserId } from '@/state/session/selectors'
import type { NewPassword } from './newPassword'

const { getUser } = authApi.endpoints

/** Sets the new password with the token of the link, then leads to sign-in with a notice. */
export function useResetPassword({ value: jwt }: LinkToken, onFailure: (error: ApiError) => void) {
  const [reset] = useResetPasswordMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const userId = useAppSelector(selectUserId)

  return async function resetTo({ password }: NewPassword) {
    try {
      await reset({ jwt, password }).unwrap()
      forgetLinkToken(paths.passwordReset)
      dispatch(noticeGiven({ kind: 'success', text: 'password.reset.done' }))
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      onFailure(error)
      return fieldErrorsOf(error)
    }
    // The server may end the sessions of the old password, so the client checks its own.
    if (userId) await dispatch(getUser.initiate({ userId }, { forceRefetch: true, subscribe: false }))
    navigate(paths.signin, { replace: true })
  }
}
