/** @returns the parameters when a path such as '/learn/:slug' is the path of this address. */
export function matched(path: string) {
  const [here, there] = [location.pathname, path].map((one) => one.split('/').filter(Boolean))
  if (!here || !there || here.length !== there.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of there.entries()) {
    if (part.startsWith(':')) params[part] = here[index] ?? ''
    else if (plain(part) !== plain(here[index] ?? '')) return undefined
  }
  return params
}

/** The router takes no notice of case and encoding either. */
function plain(part: string) {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part
  }
}
