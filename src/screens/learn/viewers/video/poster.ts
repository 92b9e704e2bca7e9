import { safeUrl } from '@/domain/site/url'
import type { PlyrInstance } from './plyrLibrary'

const OURS = '/static/images/lesson-poster.svg'

/** The picture of a lesson that has not begun. The player writes it between quotes into css. */
export function posterOf(imageUrl: unknown) {
  return (safeUrl(imageUrl) ?? OURS).replaceAll("'", '%27').replaceAll('\\', '%5C')
}

/** One that cannot be had gives way to ours; the player would show nothing. */
export function replaceLostPoster(player: PlyrInstance, poster: string, signal: AbortSignal) {
  const probe = new Image()
  const lost = () => {
    player.poster = OURS
  }
  probe.addEventListener('error', lost, { signal })
  probe.src = poster
}
