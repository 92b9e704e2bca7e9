import { createContext } from 'react'

/** The language that the server's words about a form's fields were asked for in; in another one they are not shown. */
export const ServerMessageLanguage = createContext<string | undefined>(undefined)
