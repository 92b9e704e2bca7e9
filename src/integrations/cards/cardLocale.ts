import type { StripeElementLocale } from '@stripe/stripe-js'
import type { LanguageCode } from '@/lib/i18n/language'

/** The provider has no Persian, so its field is in English on Persian pages. */
const locales: Record<LanguageCode, StripeElementLocale> = { en: 'en', fa: 'en' }

/** The language of the provider's field on a page in this language. */
export const cardLocale = (language: LanguageCode) => locales[language]
