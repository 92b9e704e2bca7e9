const SECRET = /token|password|secret|^jwt$/i

/** A copy in which every text under a name of a secret reads 'redacted'. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      SECRET.test(name) && typeof field === 'string' ? 'redacted' : withoutSecrets(field),
    ]),
  )
}
