import { apiErrorOf } from '@/api/errors'
import type { Command, DonationEvent, Effect, Question, Situation } from '@/domain/donation/events'
import { type DonationRecord, hasOpenOutcome, withAttempt } from '@/domain/donation/record'
import { takenElsewhere } from '@/lib/async/webLock'
import { fingerprint } from '@/lib/values/fingerprint'
import type { AppDispatch, RootState } from '../reducer'
import { answerTo, inTime } from './questions'
import type { DonationSession, Scope } from './session'
import {
  failed,
  formClosed,
  formOpened,
  type OperationKind,
  operationEnded,
  operationStarted,
  outcomeReported,
  pageReturned,
  recordShown,
} from './slice'

/** After this time the redirect counts as failed: the browser is offline, or the donor stopped it. */
export const LEAVING_MS = 10_000
/** Longest wait for the storage. After it the donation continues. */
const FLUSH_MS = 1_000

/**
 * The scope of an operation. An operation belongs to the user who started it, even if another user signs in
 * before it ends.
 */
export function scopeOf(session: DonationSession, dispatch: AppDispatch, getState: () => RootState): Scope {
  const { ports } = session
  const { userId } = ports.who(getState())
  const isOwnerHere = () => ports.who(getState()).userId === userId
  const scope: Scope = {
    session,
    dispatch,
    getState,
    userId,
    isOwnerHere,
    show(...actions) {
      if (isOwnerHere()) for (const action of actions) dispatch(action)
    },
    read: () => recordOf(ownerOf(session, userId), session),
    write: (record) => ports.records.write(ownerOf(session, userId), record),
    raise: (event) => void advance(scope, event),
  }
  return scope
}

const recordOf = (owner: string | undefined, { ports }: DonationSession) =>
  ports.records.read(owner, ports.now())

/**
 * A donor may have gone to the checkout page as a visitor and signed in since. The page then uses the
 * visitor's attempt, unless her own has an open outcome.
 */
function ownerOf(session: DonationSession, userId: string | undefined) {
  if (userId === undefined) return undefined
  const visitor = recordOf(undefined, session).attempt
  const isOwn = visitor?.stage === 'redirected' && visitor.key === session.ports.checkoutMarker.read()
  return isOwn && !hasOpenOutcome(recordOf(userId, session)) ? undefined : userId
}

/** Shows the record on the page. An acknowledged attempt does not show. */
export const shown = ({ attempt, isAcknowledged }: DonationRecord) =>
  recordShown(isAcknowledged ? null : attempt)

/**
 * Handles one event: the machine decides, the device stores, the page shows.
 * @returns the commands that take time
 */
export function advance(scope: Scope, event: DonationEvent): Command[] {
  const before = scope.read()
  const { record, commands } = scope.session.transition(situationOf(scope, before, event), event)
  if (record) scope.write(record)
  // Another tab may have stored a later change, so the page shows the record only if this answer changed it.
  if (record || !('about' in event)) scope.show(shown(record ?? before))
  return execute(scope, commands)
}

/**
 * Executes the commands that take no time.
 * @returns the remaining commands
 */
function execute(scope: Scope, [command, ...rest]: Command[]): Command[] {
  if (!command) return []
  if (!isEffect(command)) return [command, ...rest]
  run(scope, command)
  return execute(scope, rest)
}

/**
 * Handles an event, then executes questions and handles their events until no question is left. It takes no
 * lock and begins no operation.
 */
export async function drive(scope: Scope, first: DonationEvent) {
  let commands = advance(scope, first)
  for (let [command, ...rest] = commands; command; [command, ...rest] = commands) {
    const event = command.type === 'flush' ? await flush(scope) : await answerTo(scope, command as Question)
    commands = event ? advance(scope, event) : execute(scope, rest)
  }
}

/**
 * Waits, for a limited time, until the device has written the record to the disk, so that it survives a crash
 * of the browser.
 */
async function flush({ session }: Scope) {
  const { backup } = session.ports
  if (backup) await inTime(session, FLUSH_MS, backup.flushed())
  return undefined
}

function situationOf(scope: Scope, record: Situation['record'], event: DonationEvent): Situation {
  const { session, userId } = scope
  const key = 'about' in event ? event.about.key : record.attempt?.key
  const secret = key === undefined ? undefined : session.secrets.get(key)
  return {
    record,
    now: session.ports.now(),
    userId,
    isOwnerHere: scope.isOwnerHere(),
    heldFingerprint: secret === undefined ? undefined : fingerprint(secret),
    hasOpenCall: session.openCall !== undefined,
    hasKeyMismatch: key !== undefined && session.keyMismatches.has(key),
    acceptedSubscriptions: session.acceptedSubscriptions,
  }
}

type Effects = { [Type in Effect['type']]: (scope: Scope, effect: Extract<Effect, { type: Type }>) => void }

const effects: Effects = {
  showRecord: ({ show, read }) => show(shown(read())),
  notify: ({ show }, { outcome }) => show(outcomeReported(outcome)),
  fail: ({ show }, { failure }) => show(failed(failure)),
  openForm: ({ show }) => show(formOpened()),
  closeForm: ({ show }) => show(formClosed()),
  focusPending: (scope) => navigationOf(scope)?.focusPending(),
  focusChoice: (scope) => navigationOf(scope)?.focusChoice(),
  goToProfile: (scope) => navigationOf(scope)?.goToProfile(),
  redirect,
  holdSecret({ session }, { key, secret }) {
    session.secrets.set(key, secret)
    session.keyMismatches.delete(key)
  },
  forgetSecret: ({ session }, { key }) => void session.secrets.delete(key),
  rememberCheckout: ({ session }, { key }) => session.ports.checkoutMarker.write(key),
  recordSubscription(scope, { since }) {
    const record = scope.read()
    // The attempt keeps its time of change: a later one would make an older copy look newer.
    scope.write(withAttempt(record, record.attempt, { subscribedAt: since }))
  },
  refreshHistory: ({ session, dispatch }) => session.ports.refreshHistory(dispatch),
}

const isEffect = (command: Command): command is Effect => command.type in effects

const run = <Type extends Effect['type']>(scope: Scope, effect: Extract<Effect, { type: Type }>) =>
  effects[effect.type as Type](scope, effect)

/** The navigation of the open page, if the same donor is still signed in. */
const navigationOf = ({ session, isSilent, isOwnerHere }: Scope) =>
  isSilent || !isOwnerHere() ? undefined : session.navigation

function redirect(scope: Scope, { link, wasRedirected }: Extract<Effect, { type: 'redirect' }>) {
  const { session, dispatch, operation } = scope
  if (!operation || !scope.isOwnerHere()) return
  const { id } = operation
  operation.isLeaving = true
  dispatch(operationStarted({ kind: 'leaving', id }))
  session.ports.later(LEAVING_MS, () => dispatch(operationEnded(id)))
  if (session.navigation) return session.navigation.redirect(link)
  // The donor has gone to another page of the site meanwhile, so the redirect is dropped.
  dispatch(pageReturned())
  if (!wasRedirected)
    void perform(scopeOf(session, dispatch, scope.getState), 'checking', {
      type: 'discarded',
      seen: scope.read().attempt?.key,
    })
}

/**
 * Holds the lock until the work and every open call have ended, so that no other tab starts an operation
 * meanwhile.
 */
const exclusive = (scope: Scope, work: () => Promise<void>) =>
  new Promise<undefined | typeof takenElsewhere>((resolve, reject) => {
    const { session } = scope
    const lock = session.ports.underLock(async () => {
      // Another user may have signed in since the press.
      if (scope.isOwnerHere()) await work()
      resolve(undefined)
      while (session.openCall) await session.openCall
    })
    session.workEnded = lock.then((done) => done === takenElsewhere && resolve(done), reject)
  })

/**
 * Runs a query without the lock. A query charges nothing, and the machine applies its answer to the record at
 * the time of the answer.
 */
function observe({ session }: Scope, work: () => Promise<void>) {
  const asked = work()
  session.workEnded = asked.catch(() => {})
  return asked
}

/** Runs an operation that the donor waits for. It always ends, even after a failure. */
export async function perform(scope: Scope, kind: OperationKind, first: DonationEvent, isBackground = false) {
  const { session, dispatch } = scope
  session.operationCount += 1
  const id = session.operationCount
  const operation = { id, isLeaving: false }
  scope.operation = operation
  dispatch(operationStarted({ kind, id, ...(isBackground && { isBackground }) }))
  try {
    await session.restoring
    // Only the donor's own operation waits for a running poll.
    if (!session.openCall && !isBackground) await session.workEnded
    const work = () => drive(scope, first)
    // This tab has the open call, and so already holds the lock.
    const done = await (session.openCall
      ? work()
      : isBackground
        ? observe(scope, work)
        : exclusive(scope, work))
    if (done === takenElsewhere) scope.show(failed({ kind: 'other-tab' }))
  } catch (error) {
    console.error('A donation has failed.', error)
    scope.raise({ type: 'operationFailed', error: apiErrorOf(error) })
  } finally {
    if (!operation.isLeaving) dispatch(operationEnded(id))
  }
}

/**
 * The backup restores what a crash of the browser has lost of the donor's record.
 * @returns whether a record was lost
 */
export async function restore(scope: Scope) {
  const { session, userId } = scope
  const { backup } = session.ports
  const who = userId ?? null
  if (backup && session.restoredFor !== who) {
    session.restoredFor = who
    session.restoring = inTime(session, FLUSH_MS, backup.restore(userId, session.ports.now()))
  }
  return (await session.restoring) === true
}
