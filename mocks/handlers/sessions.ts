import type { User } from '../../src/api/types.ts'
import { type Account, count, type Email, type WorldState } from '../state.ts'
import type { World } from '../world.ts'
import { type Call, Refusal } from './call.ts'

const DAY_MS = 86_400_000
const SESSION_MS = 30 * DAY_MS

function tokenOf({ request }: Call) {
  return /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}

/** Opens a session. Tokens tell nothing by themselves. */
export function openSession(state: WorldState, userId: string, now: number) {
  const number = count(state, 'session')
  const accessToken = `access-${userId}-${number}`
  const refreshToken = `refresh-${userId}-${number}`
  state.sessions[accessToken] = { userId, refreshToken, expiresAt: now + SESSION_MS }
  return { accessToken, refreshToken }
}

/** The session that the call carries; undefined without a token, refused with an unknown or an old one. */
export function visitorOf(call: Call, state: WorldState): Account | undefined {
  const token = tokenOf(call)
  if (!token) return undefined
  const session = state.sessions[token]
  if (!session || session.expiresAt <= call.world.now()) throw new Refusal(401, 'sessionOver')
  return state.accounts.find(({ id }) => id === session.userId)
}

/** The signed-in learner, or a refusal with 401. */
export function learnerOf(call: Call, state: WorldState): Account {
  const account = visitorOf(call, state)
  if (!account) throw new Refusal(401, 'signIn')
  return account
}

/**
 * The tokens of the call's session; a new pair in the session's last day, while the old one lives on to its
 * end.
 */
export function tokensOf(call: Call, state: WorldState) {
  const accessToken = tokenOf(call) ?? ''
  const session = state.sessions[accessToken]
  if (!session) throw new Refusal(401, 'sessionOver')
  const { world } = call
  if (session.expiresAt - world.now() < DAY_MS) return openSession(state, session.userId, world.now())
  return { accessToken, refreshToken: session.refreshToken }
}

/** The account as the API shows it: without password and flags. */
export function userOf(state: WorldState, account: Account): User {
  const { password, verified, profession, ...person } = account
  return { ...person, hasSubscription: hasSubscription(state, account.id) }
}

/** A subscription that its owner has ended does not count, though it runs to its end. */
export function hasSubscription(state: WorldState, userId: string) {
  return state.subscriptions.some((one) => one.userId === userId && one.status === 'active' && !one.isEnding)
}

export function accountByEmail(state: WorldState, email: string): Account | undefined {
  return state.accounts.find((account) => account.email.toLowerCase() === email.toLowerCase())
}

/** Puts an e-mail with a fresh token into the world's outbox. */
export function sendLink(state: WorldState, account: Account, purpose: 'verify' | 'reset', world: World) {
  const token = `${purpose}-${account.id}-${count(state, 'email')}`
  state.emailTokens.push({ token, userId: account.id, purpose, expiresAt: world.now() + DAY_MS })
  const page = purpose === 'verify' ? '/verify' : '/password/reset'
  const email: Email = { to: account.email, purpose, link: `${page}?token=${token}` }
  state.emails.push(email)
  world.deliver(email)
}

/** The owner of a link's token. `anyAge` accepts one that is too old. */
export function ownerOfLink(
  state: WorldState,
  token: string,
  purpose: 'verify' | 'reset',
  { now, anyAge = false }: { now: number; anyAge?: boolean },
): Account {
  const known = state.emailTokens.find((one) => one.token === token && one.purpose === purpose)
  const owner = state.accounts.find(({ id }) => id === known?.userId)
  if (!known || !owner) throw new Refusal(404, 'linkUnknown')
  if (!anyAge && known.expiresAt <= now) throw new Refusal(403, 'linkExpired')
  return owner
}
