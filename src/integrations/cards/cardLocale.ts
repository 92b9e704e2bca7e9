import type { StripeElementLocale } from '@stripe/stripe-js'
import type { LanguageCode } from '@/lib/i18n/language'

/** The provider has no Persian: like our own pages without their texts, it then speaks English. */
const locales: Record<LanguageCode, StripeElementLocale> = { en: 'en', fa: 'en' }

/** The language of the provider's field on pages of this language. */
export const cardLocale = (language: LanguageCode) => locales[language]
