/** A prerendered document's description of itself, in the JSON with the id 'page'. */
export type PageData = {
  /** The path that it was made for, such as '/courses' or '/learn/:slug'; '*' for the not-found page. */
  path: string
  /** The route's path, where the document shows one content: '/courses/:slug'. */
  pattern?: string
  /** Its words are all there, so the program can wait for the first paint. */
  isComplete: boolean
  /** A page of one person alone: without a session it asks the server for nothing. */
  isPersonal: boolean
  /** Names in the query of the address that choose another view than the one in the document. */
  query: string[]
  /** The paths of all routes; in the not-found page alone. */
  routes?: string[]
  requests: FirstRequest[]
  scripts: string[]
  styles: string[]
}

/** `:slug` and the like stand for the part of the path, `:user` for the user's id. */
export type FirstRequest = { url: string; method: string; body?: string }

export type EarlyAnswer = {
  /** Absolute; of the request. */
  address: string
  response: Promise<Response>
  token: string | undefined
  language: string
}

/**
 * How much of the document is right for this address: all of it, the frame alone (another view of the page is asked for), or
 * nothing (another page, or another language).
 */
export type Fit = 'whole' | 'frame' | 'none'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type Boot = {
  fit: Fit
  /** By method, address and body. */
  early: Map<string, EarlyAnswer>
  /** Resolves when the stylesheet has come, or cannot. */
  styled?: Promise<unknown>
  /** The translations of the page's language. */
  texts?: Promise<Response>
  /** The last input in each field before its hydration, because React then writes its own value there. */
  typed: Map<Field, string | boolean>
  /** Buttons that were pressed before they were hydrated, oldest first. */
  pressed: Set<HTMLElement>
  /** Keys that were pressed on a tab before it was hydrated, by their `code`, oldest first. */
  keys: { tab: HTMLElement; code: string }[]
  /** A key was pressed since the document began. */
  hasKeys: boolean
  /** The document is not of one course or post, but of any: it was made before its name was known. */
  isOpen: boolean
  /** Its words are all there, and right for this address. */
  isReadable: boolean
  /** The program has started; it fetches what is missing, and reports its own failures. */
  isRunning: boolean
  isHydrated: boolean
  /** The program has drawn the page itself: nothing of the document is left to wait for. */
  isDrawn: boolean
  isProgramAsked: boolean
  /** Pictures that stand in the frame of this user's page, by path and field (blocks/EarlyPicture). */
  pictures: { userId: string | undefined; addresses: Record<string, string> }
  /** Says that the program cannot come, unless it runs. */
  reportFailure: () => void
}

/** Bubbles from an early press: the section around it gets no other event of the press. */
export const EARLY_PRESS = 'early-press'

declare global {
  interface Window {
    /** The state of the script before the first paint (src/boot/boot.ts); tests have none. */
    boot?: Boot
  }
}
