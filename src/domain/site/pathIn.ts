/** The path of a page under a language prefix such as '/fa'. The prefix '/' means no language. */
export function pathIn(doorway: string, path: string) {
  return `${doorway}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}
