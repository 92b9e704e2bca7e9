/**
 * The reason why nothing plays: the device is offline; the connection or the server failed; the URL returned
 * no video; this browser cannot play it.
 */
export type VideoFailure = 'offline' | 'lost' | 'refused' | 'unplayable'

/** Classifies a failed request, as far as the browser knows the cause. */
export function networkFailure(status?: number): VideoFailure {
  if (!navigator.onLine) return 'offline'
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'lost'
}
