/** Languages whose frames the device keeps (build/site/serviceWorker.ts). */
const LANGUAGES = ['en', 'fa']

/** The path of the player, with or without its language. */
const PLAYER = /^(?:\/(?:en|fa))?\/learn\/[^/]+\/?$/i

/** Pages whose documents hold nothing but the frame that the device has, too. */
export const framePages = [/^(?:\/(?:en|fa))?\/(?:learn\/|my-courses\b)/i]

/** Paths of calls, of files and of the mock API's payment page, which are no pages of the site. */
export const notPages = [/^\/(?:api|v1|static|translations)\//, /^\/(?:__)?mock/]

/**
 * @param pathname of the page that the user asks for
 * @param language that the user has chosen, if the browser tells the worker
 * @returns the path of the document that starts the program there without a connection. The program shows the
 * page that the address names, whatever the document holds (docs/adr/0045-document-that-does-not-fit.md).
 */
export function frameFor(pathname: string, language: string | undefined): string {
  const own = /^\/(en|fa)(?=\/|$)/.exec(pathname)?.[1] ?? language
  const code = LANGUAGES.find((known) => known === own) ?? 'en'
  return PLAYER.test(pathname) ? `/${code}/learn/_` : `/${code}/my-courses`
}
