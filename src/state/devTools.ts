const secrets = new Set([
  'accessToken',
  'clientSecret',
  'confirmPassword',
  'jwt',
  'password',
  'refreshToken',
  'token',
])

/** The same, with dots in place of every password and token, however deep: calls carry them in their actions. */
export function withoutSecrets<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSecrets) as T
  const hidden = Object.entries(value).map(([name, part]) => [
    name,
    secrets.has(name) && typeof part === 'string' ? '•••' : withoutSecrets(part),
  ])
  return Object.fromEntries(hidden)
}

/** The store can be watched while the client is developed, never where people use it. */
export const devTools =
  process.env.NODE_ENV === 'production'
    ? false
    : { actionSanitizer: withoutSecrets, stateSanitizer: withoutSecrets }
