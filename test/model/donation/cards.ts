import type { CardField, Cards } from '@/integrations/cards/types'
import { hasArrived, isCharging, type Try } from './ledger'
import { keyOf, stripeFor } from './stripe'
import type { Page, World } from './world'

const look = { color: '', placeholderColor: '', errorColor: '', fontFamily: '', fontSize: '' }

const made = new WeakMap<Page, Cards>()

/** The product's own card payments in a page, with the simulated library of the provider. */
function ownCards(world: World, page: Page): Cards {
  const own = made.get(page) ?? world.logic.cardsOf(stripeFor(world, page))
  made.set(page, own)
  return own
}

/** The same payments. The model also observes each charge. */
export function cardsFor(world: World, page: Page): Pick<Cards, 'pay' | 'retrieve'> {
  const own = ownCards(world, page)
  return {
    retrieve: own.retrieve,
    async pay(secret, field, billing, onBank) {
      const tried = begin(world, page, secret)
      const payment = await own.pay(secret, field, billing, () => {
        tried.bankAt = world.now
        onBank?.()
      })
      // Without a card, nothing can be charged.
      tried.isAnswered ||= !tried.isSent
      return payment
    },
  }
}

/**
 * A card with this number, typed into the provider's field. The cast is needed because there is no document
 * here; the simulated library reads only the number.
 */
export const typed = (world: World, page: Page, number: string): CardField =>
  ownCards(world, page).mountField({ number } as unknown as HTMLElement, look, () => {})

/** The page asks the provider to charge, which may now charge. */
function begin(world: World, page: Page, secret: string): Try {
  page.paying = keyOf(world, secret)
  if (page.subscription?.has !== false || page.subscription.userId !== page.userId)
    world.broken ??= 'The page asks the server about subscriptions before a charge.'
  if (world.isOneRunning && page.wentOn !== page.userId)
    world.broken ??= 'A donor pays beside a running subscription only after a message and her consent.'
  page.subscription = undefined
  const known = world.ledger.get(page.paying ?? '')
  if (isCharging(world, page)) world.broken ??= "The provider's library confirms one payment at a time."
  if (known?.isOpenSince !== undefined && !hasArrived(world, known) && page.asked !== known.key)
    world.broken ??= 'The page asks the provider before another confirmation.'
  page.asked = undefined
  const tried: Try = { at: world.now }
  page.tried = tried
  known?.confirmations.push(tried)
  return tried
}
