// @ts-expect-error: the package's types say both `export =` and `export default`, so that neither can be imported.
import library from 'plyr'

export type PlyrOptions = Record<string, unknown>

/** The parts of the player that we use. */
export type PlyrInstance = {
  loop: boolean
  elements: {
    controls: (HTMLElement & { hover?: boolean }) | null
    settings: { buttons: Record<string, HTMLElement>; panels: Record<string, HTMLElement> }
  }
  destroy: () => void
}

export const Plyr = library as new (video: HTMLVideoElement, options: PlyrOptions) => PlyrInstance
