import { createContext } from 'react'

/** The language of the server's messages about fields. A page in another language does not show them. */
export const ServerMessageLanguage = createContext<string | undefined>(undefined)
