import type { VideoQualities } from '@/api/types'
import { isRecord } from '@/lib/isRecord'
import { safeUrl } from './url'

export type QualityName = keyof VideoQualities

/** In the order in which they are offered (document 2, section 5). */
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
export function choiceFor(choices: VideoChoice[], wanted: QualityName): VideoChoice | undefined {
  const rank = ({ quality }: VideoChoice) => (quality ? qualityNames.indexOf(quality) : 0)
  return choices.findLast((choice) => rank(choice) <= qualityNames.indexOf(wanted)) ?? choices[0]
}

function choiceOf(url: string): VideoChoice {
  return { url, isPlaylist: /\.m3u8$/i.test(url.replace(/[?#].*$/, '')) }
}
