/** The path of a page behind a doorway such as '/fa'; behind '/' it has no language. */
export function pathIn(doorway: string, path: string) {
  return `${doorway}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
}
