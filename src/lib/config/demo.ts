import { createContext } from 'react'
import type { LanguageCode } from '../i18n/language'

/** An account of the demo, shown on the sign-in page so that anybody can sign in. */
export type DemoAccount = { name: Record<LanguageCode, string>; email: string; password: string }

/** The accounts of the demo; empty elsewhere. */
export const DemoAccounts = createContext<DemoAccount[]>([])
