/**
 * @param pattern of the route; a part that stands for a parameter is a name, whose case counts.
 * @returns the parameters when a path such as '/learn/:slug' is the path of this address.
 */
export function matched(path: string, pattern = path) {
  const [here, there, kinds] = [location.pathname, path, pattern].map((one) => one.split('/').filter(Boolean))
  if (!here || !there || here.length !== there.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of there.entries()) {
    const given = here[index] ?? ''
    const read = kinds?.[index]?.startsWith(':') ? decoded : plain
    if (part.startsWith(':')) params[part] = given
    else if (read(part) !== read(given)) return undefined
  }
  return params
}

/** The router takes no notice of case in its own words, nor of encoding. */
const plain = (part: string) => decoded(part).toLowerCase()

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
