const secrets = new Set([
  'accessToken',
  'clientSecret',
  'confirmPassword',
  'jwt',
  'password',
  'refreshToken',
  'token',
])

/**
 * Replaces every password and token in a value with dots, at any depth, because the actions of calls contain
 * them.
 */
export function withoutSecrets<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSecrets) as T
  const hidden = Object.entries(value).map(([name, part]) => [
    name,
    secrets.has(name) && typeof part === 'string' ? '•••' : withoutSecrets(part),
  ])
  return Object.fromEntries(hidden)
}

/** The developer tools work in a development build only, never in production. */
export const devTools =
  process.env.NODE_ENV === 'production'
    ? false
    : { actionSanitizer: withoutSecrets, stateSanitizer: withoutSecrets }
