export type FilmLanguage = 'en' | 'fa'

/** A clip as data: everything that can be seen of it follows from the second. */
export type Film = {
  /** The drawing's own units; it is filmed `scale` times as large, in pixels. */
  width: number
  height: number
  scale: number
  /** Length in seconds, and pictures per second. */
  seconds: number
  fps: number
  /** The second that stands for the film before it plays; none where an SVG picture does that. */
  poster?: number
  /** A film with words in the picture is made once per language: NAME-en, NAME-fa. */
  languages?: FilmLanguage[]
  /** What a visitor may have to fetch, in bytes, for each of the two files. */
  limit: number
  /** @returns the SVG content at second `t`, in navy lines of 3 units unless it says otherwise. */
  frame: (t: number, language: FilmLanguage) => string
}

/** Text in a film: Nunito or Vazirmatn by language, joined and ordered as the script wants it. */
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
