import { createContext } from 'react'
import type { LanguageCode } from '../i18n/language'

/** A learner of the demo, shown on the sign-in page so that a newcomer can come in at once. */
export type DemoAccount = { name: Record<LanguageCode, string>; email: string; password: string }

/** Empty outside the demo. */
export const DemoAccounts = createContext<DemoAccount[]>([])
