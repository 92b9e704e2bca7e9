import { generatedApi } from './endpoints.gen'
import { one } from './tags'

/** Calls of the tag 'auth'. Their 401 concerns the data that the user sent, and never ends a session. */
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
