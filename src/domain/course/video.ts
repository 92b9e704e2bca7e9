import type { VideoQualities } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { safeUrl } from '../site/url'

export type QualityName = keyof VideoQualities

/** In the order in which the player offers them (docs/behaviour/media.md#qualities). */
export const qualityNames: QualityName[] = ['low', 'medium', 'high']

export type VideoChoice = {
  /** Missing for a video of a single quality. */
  quality?: QualityName
  url: string
  /** An HLS playlist; else a plain file. */
  isPlaylist: boolean
}

type VideoLesson = { videoQualities?: unknown; fileUrl?: unknown }

/** The addresses that a video lesson can be played from: its qualities, else its single file, else none. */
export function videoChoices({ videoQualities, fileUrl }: VideoLesson): VideoChoice[] {
  const sources: Partial<Record<QualityName, unknown>> = isRecord(videoQualities) ? videoQualities : {}
  const choices = qualityNames.flatMap((quality) => {
    const source = sources[quality]
    const url = safeUrl(isRecord(source) ? source.url : undefined)
    return url ? [{ quality, ...choiceOf(url) }] : []
  })
  const single = safeUrl(fileUrl)
  return choices.length > 0 ? choices : single ? [choiceOf(single)] : []
}

/** The wanted quality, else the best one below it, else the lowest there is. */
export function choiceFor<T extends { quality?: QualityName }>(choices: T[], wanted: QualityName) {
  const rank = ({ quality }: T) => (quality ? qualityNames.indexOf(quality) : 0)
  return choices.findLast((choice) => rank(choice) <= qualityNames.indexOf(wanted)) ?? choices[0]
}

/** A playlist's description of one rendition; height in pixels, bitrate in bits per second. */
export type PlaylistLevel = { height?: number; bitrate?: number }

/** One of the renditions of a playlist, by its place in the playlist's list. */
export type Rendition = { quality: QualityName; level: number }

/**
 * The renditions of a single playlist under the names that learners know: the smallest is low, the largest high, the middle one
 * medium. Two of the same height are one, the better; where heights tell nothing, the bitrate does. @returns none where there is nothing to choose.
 */
export function renditionsOf(levels: PlaylistLevel[]): Rendition[] {
  const byHeight = distinct(levels, ({ height }) => height)
  const sorted = byHeight.length > 1 ? byHeight : distinct(levels, ({ bitrate }) => bitrate)
  if (sorted.length < 2) return []
  const places = { low: 0, medium: Math.floor((sorted.length - 1) / 2), high: sorted.length - 1 }
  return qualityNames.flatMap((quality) => {
    const level = sorted[places[quality]]
    const isNamed = quality === 'medium' && sorted.length < 3
    return level === undefined || isNamed ? [] : [{ quality, level }]
  })
}

/** The places of those that differ in `measure`, smallest first; what has none of it is left out. */
function distinct(levels: PlaylistLevel[], measure: (level: PlaylistLevel) => number | undefined) {
  const best = new Map<number, number>()
  for (const [place, level] of levels.entries()) {
    const size = measure(level)
    if (!size) continue
    const other = best.get(size)
    if (other === undefined || (levels[other]?.bitrate ?? 0) <= (level.bitrate ?? 0)) best.set(size, place)
  }
  return [...best].sort(([one], [other]) => one - other).map(([, place]) => place)
}

function choiceOf(url: string): VideoChoice {
  return { url, isPlaylist: /\.m3u8$/i.test(url.replace(/[?#].*$/, '')) }
}
