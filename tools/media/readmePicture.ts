/**
 * Makes docs/picture.png, the README's picture, of the built site: the catalogue on a desk, the player on a
 * phone.
 */
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { type Account, learner, openBrowser, serveSite, signIn } from '../../scripts/visit.ts'
import { paths } from '../../src/lib/paths.ts'

type View = { path: string; language: string; width: number; height: number; as?: Account }

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const TARGET = fileURLToPath(new URL('../../docs/picture.png', import.meta.url))

const site = await serveSite(DIST)
const browser = await openBrowser()
try {
  const desk = await pictureOf(browser, { path: paths.courses, language: 'en', width: 1280, height: 860 })
  const player = paths.learn('first-steps-in-scratch')
  const phone = await pictureOf(browser, {
    path: player,
    language: 'fa',
    width: 360,
    height: 740,
    as: learner,
  })
  const page = await browser.newPage({ viewport: { width: 1600, height: 960 } })
  await page.setContent(`
    <style>
      body { margin: 0; background: #dcecf7; }
      img { position: absolute; border-radius: 12px; border: 6px solid #14264b; }
    </style>
    <img src="${desk}" style="inset: 44px auto auto 44px" />
    <img src="${phone}" style="inset: auto 44px 36px auto; border-radius: 28px" />`)
  await page.screenshot({ path: TARGET })
  console.log('Wrote docs/picture.png.')
} finally {
  await browser.close()
  await site.close()
}

async function pictureOf(browser: Browser, { path, language, width, height, as }: View): Promise<string> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'i18next', value: language, url: site.origin }])
  const page = await context.newPage()
  if (as) await signIn(page, site.origin, as)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}
