/** Scales that can be chosen; 1 is 100 %, the size on paper at 96 pixels to the inch. */
export const zoomLevels = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** As wide as the window allows, also after a turn or a resize, or one of the levels. */
export type Zoom = 'width' | number

/** @param pageWidth in CSS pixels at 100 %. @param available in CSS pixels; 0 where it is not known yet. */
export function scaleOf(zoom: Zoom, pageWidth: number, available: number) {
  if (zoom !== 'width') return zoom
  return available > 0 && pageWidth > 0 ? available / pageWidth : 1
}

/** @returns the next level, or undefined at the end. A level that the eye cannot tell from the scale is passed over. */
export function zoomedIn(scale: number) {
  return zoomLevels.find((level) => level > scale * 1.01)
}

export function zoomedOut(scale: number) {
  return zoomLevels.findLast((level) => level < scale / 1.01)
}
