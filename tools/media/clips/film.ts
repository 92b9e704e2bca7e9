export type FilmLanguage = 'en' | 'fa'

/** A clip as data: its picture depends only on the second. */
export type Film = {
  /** Size in the drawing's units. The film is `scale` times as large, in pixels. */
  width: number
  height: number
  scale: number
  /** Length in seconds, and frames per second. */
  seconds: number
  fps: number
  /** The second whose picture is the poster; missing if an SVG picture is. */
  poster?: number
  /** A film with text in its picture is made once per language: NAME-en, NAME-fa. */
  languages?: FilmLanguage[]
  /** Largest size of each of the two files, in bytes. */
  limit: number
  /** @returns the SVG content at second `t`; its lines are navy and 3 units wide by default */
  frame: (t: number, language: FilmLanguage) => string
}

/** Text in a film, in Nunito or Vazirmatn by language, with the shaping and direction of its script. */
export function caption(
  x: number,
  y: number,
  text: string,
  size: number,
  {
    language,
    fill = '#14264b',
    weight = 800,
    anchor = 'middle',
  }: {
    language: FilmLanguage
    fill?: string
    weight?: number
    anchor?: 'start' | 'middle' | 'end'
  },
) {
  const direction = language === 'fa' ? 'rtl' : 'ltr'
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" stroke="none" text-anchor="${anchor}" direction="${direction}" lang="${language}">${text}</text>`
}
