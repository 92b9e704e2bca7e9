import { generatedApi } from './endpoints.gen'
import { one } from './tags'

/** Calls of the tag 'auth': who somebody is. Their 401 is an answer to what was sent, never the end of a session. */
export const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getUser: {
      providesTags: (_user, _error, { userId }) => [one('User', userId)],
      extraOptions: { keepsSession: true },
    },
    login: { extraOptions: { keepsSession: true } },
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
