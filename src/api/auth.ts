import { generatedApi } from './endpoints.gen'
import { hasId, hasText } from './shapes'
import { one } from './tags'

/** Who signs in gets an id and both tokens; with less nobody is signed in. */
const isSession = (data: unknown) =>
  hasId(data) && hasText('accessToken')(data) && hasText('refreshToken')(data)

/** Calls of the tag 'auth': who somebody is. Their 401 is an answer to what was sent, never the end of a session. */
export const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getUser: {
      providesTags: (_user, _error, { userId }) => [one('User', userId)],
      extraOptions: { isValid: hasId, keepsSession: true },
    },
    login: { extraOptions: { isValid: isSession, keepsSession: true } },
    forgotPassword: { extraOptions: { keepsSession: true } },
    resetPassword: { extraOptions: { keepsSession: true } },
    verifyEmail: { extraOptions: { keepsSession: true } },
    resendVerificationEmail: { extraOptions: { keepsSession: true } },
    resendVerificationByToken: { extraOptions: { keepsSession: true } },
  },
})

export const {
  useForgotPasswordMutation,
  useLoginMutation,
  useResendVerificationByTokenMutation,
  useResendVerificationEmailMutation,
  useResetPasswordMutation,
} = authApi
