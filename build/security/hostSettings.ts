/** Settings of the host alone: the program knows nothing of them (README, 'Configuration'). */
export type HostSettings = {
  /** Origins of pictures, films, papers and captions beside the API's own. */
  mediaHosts: string[]
  /** The address to which browsers report refusals of the content security policy; '' for nowhere. */
  reportUrl: string
}

/** @throws an Error that names all invalid values and what to do about them */
export function readHostSettings(env: Readonly<Record<string, string | undefined>>): HostSettings {
  const problems: string[] = []
  const mediaHosts = (env.MEDIA_HOSTS ?? '').split(/[\s,]+/).filter(Boolean)
  for (const host of mediaHosts)
    if (!isOrigin(host))
      problems.push(
        `MEDIA_HOSTS must list origins such as https://media.example.org, separated by spaces, but holds "${host}".${
          host.includes('*')
            ? ' A wildcard would let pages load from hosts of strangers: name each host.'
            : ''
        }`,
      )
  const reportUrl = env.POLICY_REPORT_URL?.trim() ?? ''
  if (reportUrl !== '' && !/^(https?:\/\/[^\s;,"]+|\/(?!\/)[^\s;,"]*)$/.test(reportUrl))
    problems.push(
      `POLICY_REPORT_URL must be an http(s) address or a path of this site, but is "${reportUrl}".`,
    )
  if (problems.length > 0) throw new Error(`The configuration is not usable.\n${problems.join('\n')}`)
  return { mediaHosts, reportUrl }
}

function isOrigin(value: string) {
  // The parser of URLs takes a semicolon for a letter of the host; it would end the directive.
  if (!/^[\w.:[\]/-]+$/.test(value) || !URL.canParse(value)) return false
  const { origin, protocol } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && origin === value
}
