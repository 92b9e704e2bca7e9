import { isRecord } from '../values/isRecord'

/** The record that a stored text holds; an empty one where it is no JSON, or something else. */
export function recordIn(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}
