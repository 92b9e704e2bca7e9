import { choiceFor, qualityNames, type VideoChoice } from '@/domain/video'
import type { VideoPreferences } from '@/state/player/slice'
import { attachSource } from './attachSource'
import { keepControlsWhileFocused } from './keepControls'
import { addLoopMenu } from './loopMenu'
import type { PlayerTexts } from './playerTexts'
import { Plyr } from './plyrLibrary'
import { plyrOptions } from './plyrOptions'
import 'plyr/dist/plyr.css'
import './plyr.css'

/** Seconds into the video, and whether it runs. */
export type VideoPlace = { second: number; isPlaying: boolean }

export type PlayerSetup = {
  title: string
  choices: VideoChoice[]
  poster: string
  preferences: VideoPreferences
  texts: PlayerTexts
  place: VideoPlace
  onTick: (second: number) => void
  onEnded: () => void
  onFailed: () => void
  onPreference: (change: Partial<VideoPreferences>) => void
}

export type Player = { place: () => VideoPlace; retry: () => void; destroy: () => void }

/** As near to its end a video begins anew. Places are kept in whole seconds: with one alone it could be as good as over. */
const END_SECONDS = 2

/** As near to its place a video stands where it should. */
const PLACED_SECONDS = 1

/** Builds the player inside `host`, outside of React, which would fight over the elements. */
export function createPlayer(host: HTMLElement, setup: PlayerSetup): Player {
  const { choices, preferences, onTick, onEnded, onPreference } = setup
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'metadata'
  video.dataset.poster = setup.poster
  video.defaultPlaybackRate = preferences.speed
  host.replaceChildren(video)

  let choice = choiceFor(choices, preferences.quality)
  let place = { ...setup.place }
  /** False from the moment a source is given until the video stands where it should. */
  let isPlaced = false
  let detach = () => {}

  const load = () => {
    isPlaced = false
    detach()
    if (!choice) return
    detach = attachSource(video, choice, () => {
      place.isPlaying = false
      setup.onFailed()
    })
  }

  const player = new Plyr(
    video,
    plyrOptions(setup, choice, (rank) => {
      const wanted = choices.find(({ quality }) => quality === qualityNames[rank - 1])
      if (!wanted || wanted === choice) return
      choice = wanted
      onPreference({ quality: wanted.quality })
      load()
    }),
  )
  keepControlsWhileFocused(player)
  addLoopMenu(player, setup.texts, (loops) => onPreference({ loops }))

  const listeners: { [event: string]: () => void } = {
    // Here alone is decided where it begins: the duration is known now, and nothing has run yet.
    loadedmetadata() {
      if (place.second > video.duration - END_SECONDS) place.second = 0
      if (place.second > 0) video.currentTime = place.second
      if (place.isPlaying) void video.play().catch(() => {})
    },
    timeupdate() {
      isPlaced ||= Math.abs(video.currentTime - place.second) < PLACED_SECONDS
      if (!isPlaced) return
      const isOtherSecond = Math.floor(place.second) !== Math.floor(video.currentTime)
      place.second = video.currentTime
      if (isOtherSecond) onTick(place.second)
    },
    play() {
      place.isPlaying = true
    },
    playing() {
      isPlaced = true
    },
    // A pause while another source is on its way is not the learner's.
    pause() {
      if (isPlaced) place.isPlaying = false
    },
    ended() {
      place = { second: 0, isPlaying: false }
      onEnded()
    },
    ratechange() {
      video.defaultPlaybackRate = video.playbackRate
      onPreference({ speed: video.playbackRate })
    },
    volumechange: () => onPreference({ volume: video.volume, isMuted: video.muted }),
  }
  for (const [event, listen] of Object.entries(listeners)) video.addEventListener(event, listen)
  load()

  return {
    place: () => ({ ...place }),
    retry() {
      place.isPlaying = true
      load()
    },
    destroy() {
      for (const [event, listen] of Object.entries(listeners)) video.removeEventListener(event, listen)
      detach()
      player.destroy()
      host.replaceChildren()
    },
  }
}
