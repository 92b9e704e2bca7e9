import type { CardField, Cards } from '@/integrations/cards/types'
import { hasArrived, isCharging, type Try } from './ledger'
import { keyOf, stripeFor } from './stripe'
import type { Page, World } from './world'

const look = { color: '', placeholderColor: '', errorColor: '', fontFamily: '', fontSize: '' }

const made = new WeakMap<Page, Cards>()

/** The product's own card payments in a page, over the provider's library there. */
function ownCards(world: World, page: Page): Cards {
  const own = made.get(page) ?? world.logic.cardsOf(stripeFor(world, page))
  made.set(page, own)
  return own
}

/** The same, watched as they are told to charge. */
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
      // No card, no charge.
      tried.isAnswered ||= !tried.isSent
      return payment
    },
  }
}

/** A card with this number, typed into the provider's field. A cast, as there is no document here: the library in its place reads the number alone. */
export const typed = (world: World, page: Page, number: string): CardField =>
  ownCards(world, page).mountField({ number } as unknown as HTMLElement, look, () => {})

/** The page tells the provider to charge: it may. */
function begin(world: World, page: Page, secret: string): Try {
  page.paying = keyOf(world, secret)
  if (page.subscription?.has !== false || page.subscription.userId !== page.userId)
    world.broken ??= 'Before a charge the server was asked whether she subscribes.'
  if (world.isOneRunning && page.wentOn !== page.userId)
    world.broken ??= 'Who pays beside a subscription that still runs was told of it, and went on.'
  page.subscription = undefined
  const known = world.ledger.get(page.paying ?? '')
  if (isCharging(world, page)) world.broken ??= "The provider's program confirms one payment at a time."
  if (known?.isOpenSince !== undefined && !hasArrived(world, known) && page.asked !== known.key)
    world.broken ??= 'Before another try the provider is asked about the one before.'
  page.asked = undefined
  const tried: Try = { at: world.now }
  page.tried = tried
  known?.confirmations.push(tried)
  return tried
}
