import { learnerLeft } from '@/state/learning/slice'
import { abandon } from './network'
import { OutboxUnderTest } from './outboxUnderTest'
import { TabStore } from './tabStore'
import { type Flight, notifyOther, type Session, type Tab, USERS, type World } from './world'

/**
 * Sets the session of a tab, or ends it: outboxes.ts, `openOutboxFor`. If another user was signed in before,
 * session/userListeners.ts drops her answers and aborts her calls.
 */
export function setSession(world: World, tab: Tab, session: Session | undefined) {
  const before = tab.session
  tab.session = session
  if (before?.user === session?.user) return
  if (before) {
    abandon(world, tab)
    tab.cache = undefined
  }
  const closing = tab.outbox
  tab.outbox = undefined
  if (closing) {
    closing.close()
    tab.closing.push(closing)
    tab.store.dispatch(learnerLeft())
  }
  if (!session) return
  tab.view = undefined
  tab.outbox = new OutboxUnderTest(world, tab, session.user)
  tab.outbox.product.begin()
}

/**
 * Signs in or out, or ends the session. A remembered session changes in the other tab when that tab receives
 * the message.
 */
export function storeSession(world: World, tab: Tab, session: Session | undefined) {
  if (world.isRemembered) {
    world.stored = session
    notifyOther(world, tab, 'session')
  }
  setSession(world, tab, session)
}

/** A call was refused with 401 (baseQuery.ts, `endSession`). It ends only the session that the call used. */
export function endSession(world: World, tab: Tab, token: number) {
  if (tab.session?.token === token) storeSession(world, tab, undefined)
}

/** A page is loaded, and adopts the stored session. */
export function openPage(world: World, tab: Tab) {
  tab.isOpen = true
  tab.isViewOld = true
  if (world.isRemembered) setSession(world, tab, world.stored)
}

/** The page and its memory are lost. Requests that it sent may still arrive. */
export function losePage(world: World, tab: Tab) {
  const { outbox } = tab
  world.tally.pagesLost += 1
  loseMarks(world, tab)
  tab.isOpen = false
  tab.session = undefined
  tab.outbox = undefined
  tab.closing = []
  tab.store = new TabStore(world, tab)
  tab.cache = undefined
  tab.inbox = []
  abandon(world, tab)
  outbox?.vanish()
}

/**
 * The page was still marking these reports on the device as sent. If they arrive late, no page can know that.
 */
function loseMarks(world: World, tab: Tab) {
  const outboxes = [tab.outbox, ...tab.closing]
  for (const flight of world.network) {
    const { sent, user, isAnswered } = flight
    if (flight.tab !== tab || !sent || isAnswered) continue
    const marking = outboxes.find((one) => one?.user === user && one.isBeingWritten(sent.lesson))
    if (marking && !isMarked(world, flight, marking.name)) flight.isUnmarked = true
  }
}

/** Whether the page wrote its journal after it sent the report. */
function isMarked({ journals }: World, { sent, number, user }: Flight, name: string) {
  const journal = journals.find(({ key }) => key === name)
  const isThere = journal?.now.some(
    (record) => record.userId === USERS[user] && record.lessonId === sent?.report.body.lessonId,
  )
  return isThere === true && (journal?.sent.now ?? 0) >= number
}
