// @ts-expect-error: the package's types say both `export =` and `export default`, so that neither can be imported.
import library from 'plyr'

export type PlyrOptions = Record<string, unknown>

/** A button with two states. The player adds `pressed` to the element. */
export type PlyrToggle = HTMLElement & { pressed?: boolean }

export type PlyrInstance = {
  loop: boolean
  speed: number
  poster: string
  /** Index in the list of captions; -1 while none are shown. */
  currentTrack: number
  captions: { currentTrack: number }
  elements: {
    container: HTMLElement
    controls: (HTMLElement & { hover?: boolean }) | null
    captions: HTMLElement | null
    buttons: { play?: PlyrToggle[]; mute?: PlyrToggle; captions?: PlyrToggle; fullscreen?: PlyrToggle }
    settings: {
      menu: HTMLElement | null
      popup: HTMLElement | null
      buttons: Record<string, HTMLElement>
      panels: Record<string, HTMLElement>
    }
  }
  destroy: () => void
}

export const Plyr = library as new (video: HTMLVideoElement, options: PlyrOptions) => PlyrInstance
