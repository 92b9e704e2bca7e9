import { ink, rect } from '../kit/svg.ts'
import { ease, round } from '../video/motion.ts'
import { caption, type Film, type FilmLanguage } from './film.ts'

type Line = { from: number; to: number } & Record<FilmLanguage, string>

const FADE = 0.35

/**
 * The subtitles of a film, in a pill at its foot (640 by 360): one line at a time, each between its two
 * seconds.
 */
export const subtitle = (t: number, language: FilmLanguage, lines: Line[]) =>
  lines.map(({ from, to, [language]: text }) => {
    const seen = ease(t, from, from + FADE) - ease(t, to - FADE, to)
    if (seen <= 0) return ''
    const width = 64 + text.length * (language === 'fa' ? 11.5 : 13)
    return `<g opacity="${round(seen)}">${rect(320 - width / 2, 302, width, 46, ink.paper, 23)}${caption(320, 333, text, 24, { language })}</g>`
  })

/** The parts that all films with subtitles share. */
export const subtitled = {
  width: 640,
  height: 360,
  scale: 1.5,
  seconds: 10,
  fps: 20,
  languages: ['en', 'fa'],
  limit: 350_000,
} satisfies Partial<Film>
