/**
 * Why nothing plays: the device is offline; the line or the server failed; the address gave no video; this browser cannot play it.
 */
export type VideoFailure = 'offline' | 'lost' | 'refused' | 'unplayable'

/** Something did not come. Whose fault it is the browser knows in part. */
export function networkFailure(status?: number): VideoFailure {
  if (!navigator.onLine) return 'offline'
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'lost'
}
