/**
 * @param path may contain values for the parameters; the rest of it must match the URL.
 * @param pattern the path of the route. Its parameters are compared with regard to case.
 * @returns the parameters if the path, such as '/learn/:slug', matches the URL; undefined otherwise.
 */
export function matched(path: string, pattern = path) {
  const [actual, expected, patternParts] = [location.pathname, path, pattern].map((one) =>
    one.split('/').filter(Boolean),
  )
  if (!actual || !expected || actual.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const given = actual[index] ?? ''
    const read = patternParts?.[index]?.startsWith(':') ? decoded : normalized
    if (part.startsWith(':')) params[part] = given
    else if (read(part) !== read(given)) return undefined
  }
  return params
}

/** Like the router, ignores case and encoding outside of parameters. */
const normalized = (part: string) => decoded(part).toLowerCase()

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
