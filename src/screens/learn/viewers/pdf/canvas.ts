/** 32 MB: an A4 page at 200 % on a screen of double density. */
export const MAX_CANVAS_PIXELS = 2 ** 23

export const density = () => window.devicePixelRatio || 1

/** Canvas pixels to a CSS pixel: those of the screen, or fewer where the canvas would be too large. */
export function sharpness(width: number, height: number) {
  return Math.min(density(), Math.sqrt(MAX_CANVAS_PIXELS / Math.max(1, width * height)))
}

/** Some browsers keep a canvas for long; an empty one costs nothing. */
export function forget(canvas: HTMLCanvasElement) {
  canvas.width = 0
  canvas.height = 0
}
