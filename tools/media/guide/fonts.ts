import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FONTS } from '../pictures.ts'

export type FontFile = { file: string; range?: string }

const LATIN_RANGE = 'unicode-range:U+0-FF,U+2000-200B,U+2010-206F;'

export const nunito: FontFile[] = [{ file: 'nunito/files/nunito-latin-wght-normal.woff2' }]

/** The browser tries the face that is declared last first, so the one with a range comes last. */
export const vazirmatn: FontFile[] = [
  { file: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2' },
  { file: 'vazirmatn/files/vazirmatn-latin-wght-normal.woff2', range: LATIN_RANGE },
]

/**
 * The css that embeds these files as `family`, one face for each weight. Needs fontTools (PYTHON names the
 * interpreter).
 */
export function fontFaces(family: string, files: FontFile[], weights: number[]) {
  const work = mkdtempSync(join(tmpdir(), 'fonts-'))
  const face = ({ file, range = '' }: FontFile, weight: number) =>
    `@font-face{font-family:${family};font-weight:${weight};${range}src:url(data:font/ttf;base64,${weightOf(file, weight, work)})}`
  const css = files.flatMap((file) => weights.map((weight) => face(file, weight))).join('')
  rmSync(work, { recursive: true })
  return css
}

/**
 * Makes one fixed weight of a variable font. Printed from the variable font, every letter would become a
 * drawing.
 */
function weightOf(file: string, weight: number, work: string) {
  const target = join(work, 'font.ttf')
  const options = ['-q', '-o', target, join(FONTS, file), `wght=${weight}`]
  const run = spawnSync(process.env.PYTHON ?? 'python3', ['-m', 'fontTools.varLib.instancer', ...options])
  if (run.status !== 0) throw new Error(`fontTools: ${run.stderr}`)
  return readFileSync(target).toString('base64')
}
