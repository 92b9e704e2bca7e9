import type { VideoQualities } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { safeUrl } from '../site/url'

export type QualityName = keyof VideoQualities

/** The order in which the player offers the qualities (docs/behaviour/media.md#qualities). */
export const qualityNames: QualityName[] = ['low', 'medium', 'high']

export type VideoChoice = {
  /** Missing if the video has a single quality. */
  quality?: QualityName
  url: string
  /** True for an HLS playlist, false for a plain file. */
  isPlaylist: boolean
}

type VideoLesson = { videoQualities?: unknown; fileUrl?: unknown }

/** The addresses of a video lesson: one per quality, else its single file. Empty if it has neither. */
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

/** The wanted quality, else the best one below it, else the lowest. */
export function choiceFor<T extends { quality?: QualityName }>(choices: T[], wanted: QualityName) {
  const rank = ({ quality }: T) => (quality ? qualityNames.indexOf(quality) : 0)
  return choices.findLast((choice) => rank(choice) <= qualityNames.indexOf(wanted)) ?? choices[0]
}

/** A playlist's description of one rendition; height in pixels, bitrate in bits per second. */
export type PlaylistLevel = { height?: number; bitrate?: number }

/** One of the renditions of a playlist, by its place in the playlist's list. */
export type Rendition = { quality: QualityName; level: number }

/**
 * The renditions of a playlist under the names that learners know: the smallest is low, the largest high, the
 * middle one medium. If two have the same height, the one with the higher bitrate counts. If the heights do
 * not differ, the bitrate sorts them.
 * @returns an empty list if there is no choice
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

/**
 * The indexes of the levels with different values of `measure`, smallest first. Levels without a value are
 * left out.
 */
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
