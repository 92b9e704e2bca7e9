import { isCountryCode } from '@/domain/people/countries'
import { config } from '@/lib/config/config'
import { isRecord } from '@/lib/values/isRecord'

const PATIENCE_MS = 5000

/**
 * The visitor's probable country as a two-letter ISO code (docs/behaviour/api.md#geolocation).
 * @returns undefined if no service is configured, or if it has no answer or fails. The client logs a failure,
 * and no page waits for the answer.
 */
export async function detectCountry(service = config.geolocationUrl): Promise<string | undefined> {
  if (!service) return undefined
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(service, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!answer.ok) throw new Error(`Status ${answer.status}`)
    const found: unknown = await answer.json()
    const code = isRecord(found) && String(found.country_code).toUpperCase()
    return isCountryCode(code) ? code : undefined
  } catch (error) {
    console.warn('The country of this visitor could not be found out.', error)
    return undefined
  }
}
