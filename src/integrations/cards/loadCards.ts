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
 * Loads the card payment provider. Called when a card form opens and not before: on other pages nothing is asked of it.
 * Asked again after a failure, it tries again. @throws CardsUnavailable
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

/** The library wants to be started once for a key and a language, however often a card form opens. */
const started = new Map<string, Stripe>()

async function start(
  language: LanguageCode,
  { key, scriptUrl }: typeof providerOfConfig,
): Promise<Stripe | null> {
  const locale = cardLocale(language)
  const known = started.get(`${key} ${locale}`)
  if (known) return known
  // The package takes its script from the provider's own address alone; one that is there already is used.
  if (scriptUrl && !window.Stripe) await loadScript(scriptUrl)
  const stripe = await loadStripe(key, { locale })
  if (stripe) started.set(`${key} ${locale}`, stripe)
  return stripe
}
