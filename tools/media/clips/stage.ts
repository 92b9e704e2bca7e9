import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { ink } from '../kit/svg.ts'
import { FONTS } from '../pictures.ts'
import type { Film, FilmLanguage } from './film.ts'

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${readFileSync(join(FONTS, file)).toString('base64')});font-weight:100 1000;unicode-range:${range}}`

const FACES =
  face('Nunito', 'nunito/files/nunito-latin-wght-normal.woff2', 'U+0000-00FF,U+2000-2070') +
  face('Vazirmatn', 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', 'U+0020,U+0600-06FF,U+200C-200F')

/** A page that shows one film, picture by picture. */
export async function openStage(browser: Browser, { width, height, scale, frame }: Film) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(
    `<style>${FACES}body{margin:0;overflow:hidden;background:${ink.cream}}svg{display:block;width:100vw;height:100vh;font-family:Nunito,Vazirmatn}svg:lang(fa){font-family:Vazirmatn,Nunito}</style><svg viewBox="0 0 ${width} ${height}" fill="none" stroke="${ink.navy}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"></svg>`,
  )
  await page.evaluate(() =>
    Promise.all([
      document.fonts.load('800 20px Nunito', 'a'),
      document.fonts.load('800 20px Vazirmatn', 'ا'),
    ]),
  )
  return {
    /** @returns the picture at second `t` as a PNG. */
    async shoot(t: number, language: FilmLanguage) {
      await page.evaluate(
        ([content, lang]) => {
          const stage = document.querySelector('svg')
          if (!stage) throw new Error('The stage is gone.')
          stage.setAttribute('lang', lang)
          stage.innerHTML = content
        },
        [frame(t, language), language] as const,
      )
      return page.screenshot({ type: 'png' })
    },
    close: () => page.close(),
  }
}
