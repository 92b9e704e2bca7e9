/** The scales that a learner can choose. 1 is 100 %: the size on paper at 96 pixels per inch. */
export const zoomLevels = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** A scale of `zoomLevels`, or 'width': as wide as the frame, also after it changes. */
export type Zoom = 'width' | number

/** @param pageWidth in CSS pixels at 100 %. @param available in CSS pixels; 0 where it is not known yet. */
export function scaleOf(zoom: Zoom, pageWidth: number, available: number) {
  if (zoom !== 'width') return zoom
  return available > 0 && pageWidth > 0 ? available / pageWidth : 1
}

/** @returns the next level, or undefined at the end. It skips levels that look like the current scale. */
export function zoomedIn(scale: number) {
  return zoomLevels.find((level) => level > scale * 1.01)
}

export function zoomedOut(scale: number) {
  return zoomLevels.findLast((level) => level < scale / 1.01)
}
