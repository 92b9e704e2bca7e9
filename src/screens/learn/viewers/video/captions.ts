import type { Caption } from '@/api/types'
import { captionDirection, captionFor } from '@/domain/course/captions'
import { captionFile } from './captionFile'
import type { PlayerSetup } from './playerSetup'
import type { PlyrInstance } from './plyrLibrary'

type CaptionSetup = Pick<
  PlayerSetup,
  'captions' | 'preferences' | 'language' | 'onPreference' | 'onCaptionsFailed'
>

/** The initial captions: in the language that the learner chose, else in that of the page. */
export function firstCaption({ captions, preferences, language }: Omit<CaptionSetup, `on${string}`>) {
  const { captionLanguage } = preferences
  return captionFor(captions, captionLanguage === null ? [language] : [captionLanguage, language])
}

/**
 * Adds the tracks without their files. The labels come from the server and the player writes them as HTML, so
 * they are escaped.
 */
export function addTracks(video: HTMLVideoElement, captions: Caption[]) {
  for (const { language, label } of captions) {
    const track = document.createElement('track')
    track.kind = 'captions'
    track.srclang = language
    track.label = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    video.append(track)
  }
}

/**
 * Fetches the file of a track when it is first shown, and remembers the learner's choice. The client fetches
 * the file, because a caption file of another origin would otherwise require CORS for the video itself. If it
 * is missing, too large or not WebVTT, only these captions are lost.
 */
export function followCaptions(
  player: PlyrInstance,
  video: HTMLVideoElement,
  setup: CaptionSetup,
  signal: AbortSignal,
) {
  const tracks = () => [...video.querySelectorAll('track')]
  const files = new Map(tracks().map((track, index) => [track, setup.captions[index]?.url]))
  let known = { isShown: setup.preferences.showsCaptions, language: firstCaption(setup)?.language }

  const fill = async (track: HTMLTrackElement) => {
    const file = files.get(track)
    if (!file) return
    files.delete(track)
    try {
      const address = URL.createObjectURL(await captionFile(file, signal))
      signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      track.src = address
    } catch {
      if (signal.aborted) return
      known = { ...known, isShown: false }
      track.remove()
      // The player would otherwise continue from the index of the removed track.
      player.captions.currentTrack = -1
      setup.onCaptionsFailed()
    }
  }
  const readState = () => {
    if (signal.aborted) return
    const track = tracks()[player.currentTrack]
    const now = { isShown: track !== undefined, language: track?.srclang ?? known.language }
    if (now.isShown !== known.isShown) setup.onPreference({ showsCaptions: now.isShown })
    if (now.language !== known.language) setup.onPreference({ captionLanguage: now.language })
    known = now
    if (!track) return
    const place = player.elements.captions
    place?.setAttribute('lang', track.srclang)
    place?.setAttribute('dir', captionDirection(track.srclang))
    void fill(track)
  }
  // The player fires several events for one change; only the final state counts.
  const readFinalState = () => queueMicrotask(readState)
  for (const event of ['captionsenabled', 'captionsdisabled', 'languagechange'])
    video.addEventListener(event, readFinalState, { signal })
}
