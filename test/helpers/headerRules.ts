/** One rule of a file `_headers`: a pattern of paths, and the headers of what it matches. */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][] }

/**
 * Reads `_headers` as static hosts do: a path begins a rule, and indented lines are its headers.
 * @throws Error on a line that a host would not understand
 */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const header = /^\s+([\w-]+):\s*(\S.*)$/.exec(line)
    if (/^(?:\/|https:\/\/)\S*$/.test(line)) rules.push({ pattern: line, headers: [] })
    else if (header?.[1] && header[2] && rules.length > 0) rules.at(-1)?.headers.push([header[1], header[2]])
    else throw new Error(`A host does not understand the line '${line.slice(0, 80)}'.`)
  }
  return rules
}

/**
 * @returns the headers of a path: those of all rules that match, in their order; a repeated header is joined
 * by commas
 */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const { headers: own } of rules.filter(({ pattern }) => matches(pattern, path)))
    for (const [name, value] of own) {
      const key = name.toLowerCase()
      headers[key] = key in headers ? `${headers[key]}, ${value}` : value
    }
  return headers
}

/** '*' stands for anything, ':name' for a part between slashes. */
function matches(pattern: string, path: string) {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
