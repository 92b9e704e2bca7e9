import { learnerLeft } from '@/state/progress/slice'
import { abandon } from './network'
import { OutboxUnderTest } from './outboxUnderTest'
import { TabStore } from './tabStore'
import { notifyOther, type Session, type Tab, type World } from './world'

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
