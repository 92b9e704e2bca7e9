/**
 * Makes the silent clips of the public pages, as public/static/videos/NAME.webm and NAME.mp4, with the poster
 * NAME.webp. With `--at` it only writes these seconds as PNG to the folder for temporary files.
 *
 *   npx node tools/media/clips/render.ts NAME
 *   npx node tools/media/clips/render.ts NAME --at 0,2.5,7
 *
 * A clip is a file films/NAME.ts with `export default { … } satisfies Film` (film.ts); NAME may contain
 * folders, such as about/story. It has a size, a length and a function from a second to SVG, written with the
 * drawing functions of tools/media/kit and the motions of tools/media/video/motion.ts. `caption` of film.ts
 * draws text. With `languages: ['en', 'fa']` each language has its own files, NAME-en.… and NAME-fa.…
 *
 * A loop is seamless if frame(0) and frame(seconds) are the same picture. Each file has the best quality that
 * `limit` allows. The script needs Chromium, and ffmpeg with libvpx-vp9, libx264 and libwebp.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openBrowser } from '../browser.ts'
import { PUBLIC } from '../pictures.ts'
import { encode, lossless, still } from './encode.ts'
import type { Film, FilmLanguage } from './film.ts'
import { openStage } from './stage.ts'

const VIDEOS = join(PUBLIC, 'static/videos')
const [name, option, seconds] = process.argv.slice(2)
if (!name) throw new Error('Which film? One of tools/media/clips/films, without its .ts')
const { default: film }: { default: Film } = await import(`./films/${name}.ts`)

const work = mkdtempSync(join(tmpdir(), 'clips-'))
const browser = await openBrowser()
const stage = await openStage(browser, film)
try {
  for (const language of film.languages ?? (['en'] as const)) {
    const title = film.languages ? `${name}-${language}` : name
    if (option === '--at') await look(title, language, (seconds ?? '0').split(',').map(Number))
    else await make(title, language)
  }
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

async function look(title: string, language: FilmLanguage, moments: number[]) {
  for (const t of moments) {
    const file = join(tmpdir(), `${title.replaceAll('/', '-')}-${t}.png`)
    writeFileSync(file, await stage.shoot(t, language))
    console.log(file)
  }
}

async function make(title: string, language: FilmLanguage) {
  mkdirSync(dirname(join(VIDEOS, title)), { recursive: true })
  const source = join(work, 'film.mkv')
  await lossless(pictures(language), film.fps, source)
  for (const { target, size, quality } of encode(source, join(VIDEOS, title), film.limit))
    console.log(`${target}: ${Math.round(size / 1000)} kB, quality ${quality}`)
  if (film.poster === undefined) return
  const poster = join(work, 'poster.png')
  writeFileSync(poster, await stage.shoot(film.poster, language))
  still(poster, join(VIDEOS, `${title}.webp`))
}

async function* pictures(language: FilmLanguage) {
  for (let frame = 0; frame < film.seconds * film.fps; frame++)
    yield await stage.shoot(frame / film.fps, language)
}
