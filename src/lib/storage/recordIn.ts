import { isRecord } from '../values/isRecord'

/** Parses a stored record. A text that is no JSON object gives an empty record. */
export function recordIn(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}
