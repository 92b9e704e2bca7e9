import { learnerLeft } from '@/state/learning/slice'
import { abandon } from './network'
import { OutboxUnderTest } from './outboxUnderTest'
import { TabStore } from './tabStore'
import { type Flight, notifyOther, type Session, type Tab, USERS, type World } from './world'

/**
 * Another session in a tab, or none: outboxes.ts, `openOutboxFor`; where somebody was signed in before, session/userListeners.ts
 * forgets what the server told her, and gives up what is on its way.
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

/** Signs in, out or over; what is remembered shows in the other tab when it hears of it. */
export function storeSession(world: World, tab: Tab, session: Session | undefined) {
  if (world.isRemembered) {
    world.stored = session
    notifyOther(world, tab, 'session')
  }
  setSession(world, tab, session)
}

/** A call was refused with 401 (baseQuery.ts, `endSession`): only the session that it was made with is over. */
export function endSession(world: World, tab: Tab, token: number) {
  if (tab.session?.token === token) storeSession(world, tab, undefined)
}

/** A page is loaded; it takes up the session that it finds. */
export function openPage(world: World, tab: Tab) {
  tab.isOpen = true
  tab.isViewOld = true
  if (world.isRemembered) setSession(world, tab, world.stored)
}

/** The page and all it had in mind are gone; what it sent may still arrive. */
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

/** The page was still marking on the device that these reports go out: if they arrive late, no page can know that. */
function loseMarks(world: World, tab: Tab) {
  const outboxes = [tab.outbox, ...tab.closing]
  for (const flight of world.network) {
    const { sent, user, isAnswered } = flight
    if (flight.tab !== tab || !sent || isAnswered) continue
    const marking = outboxes.find((one) => one?.user === user && one.isBeingWritten(sent.lesson))
    if (marking && !isMarked(world, flight, marking.name)) flight.isUnmarked = true
  }
}

/** The page's journal was written after the report went out. */
function isMarked({ journals }: World, { sent, number, user }: Flight, name: string) {
  const journal = journals.find(({ key }) => key === name)
  const isThere = journal?.now.some(
    (record) => record.userId === USERS[user] && record.lessonId === sent?.report.body.lessonId,
  )
  return isThere === true && (journal?.sent.now ?? 0) >= number
}
