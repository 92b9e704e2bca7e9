/** The build's configuration from outside (README, 'Configuration'). An empty value switches a service off. */
export type Config = {
  /** Origin of the API, '' for the page's own. The path prefix `/api/` is part of every call. */
  apiHost: string
  /** Origin of this site in addresses for search engines and shared links; '' for the one it is opened at. */
  siteUrl: string
  productName: string
  stripeKey: string
  stripeJsUrl: string
  showDiscount: boolean
  avatarUrl: string
  translateWidgetUrl: string
  geolocationUrl: string
}

type Environment = Readonly<Record<string, unknown>>

const services = {
  avatarUrl: ['PUBLIC_AVATAR_URL', 'https://api.dicebear.com/9.x/initials/svg'],
  translateWidgetUrl: ['PUBLIC_TRANSLATE_WIDGET', 'https://translate.google.com/translate_a/element.js'],
  geolocationUrl: ['PUBLIC_GEOLOCATION_URL', 'https://ipapi.co/json/'],
  stripeJsUrl: ['PUBLIC_STRIPE_JS_URL', ''],
} as const

/**
 * Reads and checks the configuration.
 * @throws Error that names every bad value at once, in words a person can act on.
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
      problems.push(`${name} must be an http(s) address, but is "${value}".`)
    return value
  }
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
    stripeJsUrl: url(...services.stripeJsUrl),
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

function isWebAddress(value: string) {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}
