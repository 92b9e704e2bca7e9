import type {
  EmailPayload,
  LoginPayload,
  ResetPasswordPayload,
  SignedInUser,
  TokenPayload,
  User,
  UserRef,
} from '../../src/api/types.ts'
import { resolveDue } from '../card-provider/intents.ts'
import { answer, bodyOf, type Operations, Refusal, say, textOf } from './call.ts'
import { check, password } from './rules.ts'
import {
  accountByEmail,
  learnerOf,
  openSession,
  ownerOfLink,
  sendLink,
  tokensOf,
  userOf,
} from './sessions.ts'

export const auth = {
  async getUser(call) {
    const userId = textOf((await bodyOf<UserRef>(call)).userId)
    const user: User = await call.world.transact((state) => {
      const account = learnerOf(call, state)
      if (account.id !== userId) throw new Refusal(403, 'forbidden')
      resolveDue(state, call.world.now())
      return { ...userOf(state, account), ...tokensOf(call, state) }
    })
    return answer(user)
  },

  async login(call) {
    const body = await bodyOf<LoginPayload>(call)
    const email = textOf(body.email)
    const user: SignedInUser = await call.world.transact((state) => {
      const account = accountByEmail(state, email)
      if (!account || account.password !== body.password) throw new Refusal(401, 'wrongPassword')
      if (!account.verified) throw new Refusal(403, 'notVerified')
      return { ...userOf(state, account), ...openSession(state, account.id, call.world.now()) }
    })
    return answer(user)
  },

  async forgotPassword(call) {
    const email = textOf((await bodyOf<EmailPayload>(call)).email)
    await call.world.transact((state) => {
      const account = accountByEmail(state, email)
      if (!account) throw new Refusal(404, 'noAccount')
      sendLink(state, account, 'reset', call.world)
    })
    return say(call, 'resetSent')
  },

  async verifyEmail(call) {
    const jwt = textOf((await bodyOf<TokenPayload>(call)).jwt)
    await call.world.transact((state) => {
      ownerOfLink(state, jwt, 'verify', { now: call.world.now() }).verified = true
    })
    return say(call, 'verified')
  },

  async resendVerificationEmail(call) {
    const email = textOf((await bodyOf<EmailPayload>(call)).email)
    const isVerified = await call.world.transact((state) => {
      const account = accountByEmail(state, email)
      if (!account) throw new Refusal(404, 'noAccount')
      if (!account.verified) sendLink(state, account, 'verify', call.world)
      return account.verified
    })
    return say(call, isVerified ? 'alreadyVerified' : 'verificationSent')
  },

  async resendVerificationByToken(call) {
    const jwt = textOf((await bodyOf<TokenPayload>(call)).jwt)
    await call.world.transact((state) => {
      const account = ownerOfLink(state, jwt, 'verify', { now: call.world.now(), anyAge: true })
      sendLink(state, account, 'verify', call.world)
    })
    return say(call, 'verificationSent')
  },

  async resetPassword(call) {
    const body = await bodyOf<ResetPasswordPayload>(call)
    const jwt = textOf(body.jwt)
    check(body, { password: [password] })
    await call.world.transact((state) => {
      const account = ownerOfLink(state, jwt, 'reset', { now: call.world.now() })
      account.password = String(body.password)
      // A link works once, and sessions with the old password end.
      state.emailTokens = state.emailTokens.filter(({ token }) => token !== jwt)
      for (const [token, { userId }] of Object.entries(state.sessions))
        if (userId === account.id) delete state.sessions[token]
    })
    return say(call, 'passwordChanged')
  },
} satisfies Partial<Operations>
