type Headers = Readonly<Record<string, string>>

/** Common hosts of static files ignore what is longer or beyond (Cloudflare Pages, Netlify). */
export const LONGEST_LINE = 2_000
export const MOST_RULES = 100

/** @returns the file `_headers` that several hosts of static files read: these headers for every file */
export function headersFile(headers: Headers): string {
  return ['/*', ...Object.entries(headers).map(([name, value]) => shortLine(name, value)), ''].join('\n')
}

function shortLine(name: string, value: string) {
  const line = (text: string) => `  ${name}: ${text}`
  const isLong = line(value).length > LONGEST_LINE
  return line(isLong && name === 'Content-Security-Policy' ? withoutStyleHashes(value) : value)
}

/**
 * The policy in the meta element of each document stays in force beside the header: it allows the styles of
 * that document alone.
 */
function withoutStyleHashes(policy: string) {
  return policy.replace(
    /(?<=(?:^|; )style-src )[^;]*/,
    (sources) => `${sources.replace(/ ?'sha256-[^']*'/g, '')} 'unsafe-inline'`,
  )
}

/** @returns lines for a location of nginx; `always` sends them with refusals, too */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;\n`)
    .join('')
}
