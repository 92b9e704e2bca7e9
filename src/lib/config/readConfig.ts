/** The configuration of the build (README, 'Configuration'). An empty value turns a service off. */
export type Config = {
  /** The origin of the API; '' means that of the page. The paths come from the contract. */
  apiHost: string
  /** The origin of this site in URLs for search engines and shared links; '' means the current one. */
  siteUrl: string
  productName: string
  stripeKey: string
  /** Absolute, or a path of this site. */
  stripeJsUrl: string
  showDiscount: boolean
  avatarUrl: string
  translateWidgetUrl: string
  geolocationUrl: string
}

type Environment = Readonly<Record<string, unknown>>

const services = {
  // The service would learn the first names of children, so only an operator turns it on (docs/privacy.md).
  avatarUrl: ['PUBLIC_AVATAR_URL', ''],
  translateWidgetUrl: ['PUBLIC_TRANSLATE_WIDGET', 'https://translate.google.com/translate_a/element.js'],
  geolocationUrl: ['PUBLIC_GEOLOCATION_URL', 'https://ipapi.co/json/'],
  stripeJsUrl: ['PUBLIC_STRIPE_JS_URL', ''],
} as const

/**
 * Reads and checks the configuration.
 * @throws an Error that names all invalid values and what to do about them.
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const text = (name: string, fallback: string) => {
    const value = env[name]
    return typeof value === 'string' ? value.trim() : fallback
  }
  const url = (name: string, fallback: string) => {
    const value = text(name, fallback)
    if (value !== '' && !isWebAddress(value))
      problems.push(
        `${name} must be an http(s) address, but is "${value}".${value.includes('*') ? ' A wildcard names no host: name one.' : ''}`,
      )
    return value
  }
  const path = (name: string, fallback: string) => /^\/(?!\/)/.exec(text(name, fallback))?.input
  const origin = (name: string) => {
    const value = url(name, '').replace(/\/$/, '')
    if (isWebAddress(value) && new URL(value).origin !== value)
      problems.push(
        `${name} must be an origin such as https://api.example.org, without a path, but is "${value}".`,
      )
    return value
  }
  const onOff = (name: string, fallback: boolean) => {
    const value = text(name, fallback ? 'on' : 'off').toLowerCase()
    if (!['on', 'off', 'true', 'false', '1', '0', ''].includes(value))
      problems.push(`${name} must be on or off, but is "${value}".`)
    return ['on', 'true', '1'].includes(value)
  }
  const config: Config = {
    apiHost: origin('PUBLIC_API_HOST'),
    siteUrl: origin('PUBLIC_SITE_URL'),
    productName: text('PUBLIC_PRODUCT_NAME', '') || 'Raha',
    stripeKey: text('PUBLIC_STRIPE_KEY', ''),
    stripeJsUrl: path(...services.stripeJsUrl) ?? url(...services.stripeJsUrl),
    showDiscount: onOff('PUBLIC_SHOW_DISCOUNT', true),
    avatarUrl: url(...services.avatarUrl),
    translateWidgetUrl: url(...services.translateWidgetUrl),
    geolocationUrl: url(...services.geolocationUrl),
  }
  if (config.stripeKey !== '' && !config.stripeKey.startsWith('pk_'))
    problems.push(
      'PUBLIC_STRIPE_KEY must be a publishable key (pk_…). A secret key must never reach a browser.',
    )
  if (problems.length > 0) throw new Error(`The configuration is not usable.\n${problems.join('\n')}`)
  return config
}

/** The parser of URLs takes '*' and ';' for letters of a host; the policy would allow strangers, or end. */
function isWebAddress(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && /^(?:\[[\da-f:.]+\]|[a-z\d_][\w.-]*)$/i.test(hostname)
}
