/** 32 MB: an A4 page at 200 % on a screen of double density. */
export const MAX_CANVAS_PIXELS = 2 ** 23

export const density = () => window.devicePixelRatio || 1

/** Canvas pixels per CSS pixel: as many as the screen has, or fewer if the canvas would be too large. */
export function sharpness(width: number, height: number) {
  return Math.min(density(), Math.sqrt(MAX_CANVAS_PIXELS / Math.max(1, width * height)))
}

/** Some browsers keep the memory of a canvas for a long time; an empty canvas takes none. */
export function forget(canvas: HTMLCanvasElement) {
  canvas.width = 0
  canvas.height = 0
}
