import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { withTimeout } from '@/lib/async/withTimeout'
import { config } from '@/lib/config/config'
import type { LanguageCode } from '@/lib/i18n/language'
import { cardLocale } from './cardLocale'
import { cardsOf } from './cardsOf'
import { framedFonts } from './framedFonts'
import { loadScript } from './loadScript'
import { isMisuse } from './payment'
import { providerRequested } from './presence'
import { type Cards, CardsUnavailable } from './types'

const SCRIPT_PATIENCE_MS = 20_000

const providerOfConfig = { key: config.stripeKey, scriptUrl: config.stripeJsUrl }

/**
 * Loads the card payment provider. Only a card form may call it, so that other pages send the provider
 * nothing. A call after a failure tries again. @throws CardsUnavailable
 */
export async function loadCards(language: LanguageCode, provider = providerOfConfig): Promise<Cards> {
  if (!provider.key) throw new CardsUnavailable('not-set-up')
  providerRequested()
  const fonts = framedFonts()
  const stripe = await withTimeout(SCRIPT_PATIENCE_MS, start(language, provider)).catch((error: unknown) => {
    throw new CardsUnavailable(isMisuse(error) ? 'not-set-up' : 'blocked', error)
  })
  if (!stripe) throw new CardsUnavailable('blocked')
  return cardsOf(stripe, await fonts)
}

/** One instance per key and language, because the library is to be started only once for them. */
const started = new Map<string, Stripe>()

async function start(
  language: LanguageCode,
  { key, scriptUrl }: typeof providerOfConfig,
): Promise<Stripe | null> {
  const locale = cardLocale(language)
  const known = started.get(`${key} ${locale}`)
  if (known) return known
  // The package loads its script only from the provider's own URL, but uses one that is already on the page.
  if (scriptUrl && !window.Stripe) await loadScript(scriptUrl)
  const stripe = await loadStripe(key, { locale })
  if (stripe) started.set(`${key} ${locale}`, stripe)
  return stripe
}
