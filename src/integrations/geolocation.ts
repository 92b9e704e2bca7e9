import { isCountryCode } from '@/domain/people/countries'
import { config } from '@/lib/config/config'
import { isRecord } from '@/lib/values/isRecord'

const PATIENCE_MS = 5000

/**
 * The visitor's likely country, an ISO code of two letters (docs/behaviour/api.md#geolocation).
 * @returns undefined if no service is configured, or it does not know, or fails. A failure is logged, and no
 * page waits for it.
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
