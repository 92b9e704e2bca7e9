import { safeUrl } from '@/domain/site/url'
import type { PlyrInstance } from './plyrLibrary'

const FALLBACK_POSTER = '/static/images/lesson-poster.svg'

/** The picture before a video starts, escaped for the quoted CSS url() into which the player writes it. */
export function posterOf(imageUrl: unknown, addressOf = (url: string) => url) {
  const url = safeUrl(imageUrl)
  return (url ? addressOf(url) : FALLBACK_POSTER).replaceAll("'", '%27').replaceAll('\\', '%5C')
}

/** Replaces a poster that cannot be loaded by ours; the player would show nothing. */
export function replaceLostPoster(player: PlyrInstance, poster: string, signal: AbortSignal) {
  const probe = new Image()
  const lost = () => {
    player.poster = FALLBACK_POSTER
  }
  probe.addEventListener('error', lost, { signal })
  probe.src = poster
}
