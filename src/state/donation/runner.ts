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

/** After this time the redirect has failed: the browser is offline, or the donor stopped it. */
export const LEAVING_MS = 10_000
/** The donation goes on if the storage does not answer in this time. */
const FLUSH_MS = 1_000

/** An operation belongs to the user who started it, even if another user signs in before it ends. */
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
 * A donor may have left for the checkout as a visitor, and signed in since: that attempt comes after her own.
 */
function ownerOf(session: DonationSession, userId: string | undefined) {
  if (userId === undefined) return undefined
  const visitor = recordOf(undefined, session).attempt
  const isOwn = visitor?.stage === 'redirected' && visitor.key === session.ports.checkoutMarker.read()
  return isOwn && !hasOpenOutcome(recordOf(userId, session)) ? undefined : userId
}

/** The page shows the record; an acknowledged attempt is over. */
export const shown = ({ attempt, isAcknowledged }: DonationRecord) =>
  recordShown(isAcknowledged ? null : attempt)

/** One event: the machine decides, the device stores, the page shows. @returns the commands that take time */
export function advance(scope: Scope, event: DonationEvent): Command[] {
  const before = scope.read()
  const { record, commands } = scope.session.transition(situationOf(scope, before, event), event)
  if (record) scope.write(record)
  // Another tab may have stored a later change: the page shows the record only if this answer changed it.
  if (record || !('about' in event)) scope.show(shown(record ?? before))
  return execute(scope, commands)
}

/** Executes the commands that need no time. @returns the other ones */
function execute(scope: Scope, [command, ...rest]: Command[]): Command[] {
  if (!command) return []
  if (!isEffect(command)) return [command, ...rest]
  run(scope, command)
  return execute(scope, rest)
}

/** Runs from event to event, until no question is left. */
async function drive(scope: Scope, first: DonationEvent) {
  let commands = advance(scope, first)
  for (let [command, ...rest] = commands; command; [command, ...rest] = commands) {
    const event = command.type === 'flush' ? await flush(scope) : await answerTo(scope, command as Question)
    commands = event ? advance(scope, event) : execute(scope, rest)
  }
}

/** Waits, for a limited time, until the device has written the record so that a killed browser keeps it. */
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
    // The attempt keeps its own time of change: a later one would make an older copy look newer.
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
  // The donor is on another page of ours by now, and not on the checkout page.
  dispatch(pageReturned())
  if (!wasRedirected)
    void perform(scopeOf(session, dispatch, scope.getState), 'checking', {
      type: 'discarded',
      seen: scope.read().attempt?.key,
    })
}

/**
 * Holds the lock until the work and every open call have ended: no other tab starts an operation meanwhile.
 */
const exclusive = (scope: Scope, work: () => Promise<void>) =>
  new Promise<undefined | typeof takenElsewhere>((resolve, reject) => {
    const { session } = scope
    const lock = session.ports.underLock(async () => {
      // Another user may have signed in since the button was pressed.
      if (scope.isOwnerHere()) await work()
      resolve(undefined)
      while (session.openCall) await session.openCall
    })
    session.lockReleased = lock.then((done) => done === takenElsewhere && resolve(done), reject)
  })

/**
 * A query charges nothing, and the machine applies its answer to the record as it is when the answer comes,
 * so no other tab has to wait for it.
 */
function observe({ session }: Scope, work: () => Promise<void>) {
  const asked = work()
  session.lockReleased = asked.catch(() => {})
  return asked
}

/** The donor waits for the operation. It ends in any case, also after a failure. */
export async function perform(scope: Scope, kind: OperationKind, first: DonationEvent, isBackground = false) {
  const { session, dispatch } = scope
  session.operationCount += 1
  const id = session.operationCount
  const operation = { id, isLeaving: false }
  scope.operation = operation
  dispatch(operationStarted({ kind, id, ...(isBackground && { isBackground }) }))
  try {
    await session.restoring
    // Wait for a running poll.
    if (!session.openCall && !isBackground) await session.lockReleased
    const work = () => drive(scope, first)
    // An open call is this tab's own, and so is the lock.
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

/** Runs without lock and operation; no caller waits for it. */
export const follow = drive

/** The backup gives back what a killed browser has lost of the donor's record. @returns whether it had lost anything */
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
