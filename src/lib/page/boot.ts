/** The data of a prerendered document, in the JSON with the id 'page'. */
export type PageData = {
  /** The path of the document, such as '/courses' or '/learn/:slug'; '*' for the not-found page. */
  path: string
  /** The path of the route, if the document contains one course or post: '/courses/:slug'. */
  pattern?: string
  /** The document contains all of its text, so the app can load after the first paint. */
  isComplete: boolean
  /** The page belongs to one user. Without a session it requests nothing. */
  isPersonal: boolean
  /** Parameters of the query that select another view than the one in the document. */
  query: string[]
  /** The paths of all routes; only in the not-found page. */
  routes?: string[]
  requests: FirstRequest[]
  scripts: string[]
  styles: string[]
}

/** A name such as `:slug` stands for that part of the path, and `:user` for the user's id. */
export type FirstRequest = { url: string; method: string; body?: string }

export type EarlyAnswer = {
  /** The absolute URL of the request. */
  address: string
  response: Promise<Response>
  token: string | undefined
  language: string
}

/**
 * How much of the document fits the URL: all of it; only the frame (the URL asks for another view of the
 * page); or nothing (another page or language).
 */
export type Fit = 'whole' | 'frame' | 'none'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type Boot = {
  fit: Fit
  /** Keyed by method, URL and body. */
  early: Map<string, EarlyAnswer>
  /** Resolves when the stylesheets have loaded or failed. */
  styled?: Promise<unknown>
  /** The translations of the page's language. */
  texts?: Promise<Response>
  /** The last input in each field before its hydration, which overwrites it. */
  typed: Map<Field, string | boolean>
  /** Buttons that were pressed before they were hydrated, oldest first. */
  pressed: Set<HTMLElement>
  /** Keys that were pressed on a tab before it was hydrated, by their `code`, oldest first. */
  keys: { tab: HTMLElement; code: string }[]
  /** Whether a key was pressed since the document began. */
  hasKeys: boolean
  /** The document serves any course or post, so it contains none of their names. */
  isOpen: boolean
  /** The document contains all of its text and fits the URL. */
  isReadable: boolean
  /** The app has started. From then on it reports its own failures. */
  isRunning: boolean
  isHydrated: boolean
  /** The app has rendered the page itself, so nothing of the document will be hydrated. */
  isDrawn: boolean
  isProgramAsked: boolean
  /** The pictures in the frame of this user's page, by path and field (blocks/EarlyPicture). */
  pictures: { userId: string | undefined; addresses: Record<string, string> }
  /** Reports that the app could not be loaded, unless it is running. */
  reportFailure: () => void
}

/** An event that bubbles from an early press: the section around it gets no other event of the press. */
export const EARLY_PRESS = 'early-press'

declare global {
  interface Window {
    /** The state of the boot script (src/boot/boot.ts); undefined in tests. */
    boot?: Boot
  }
}
