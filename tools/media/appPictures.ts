/**
 * The pictures that a device shows before it installs the app: `npx node tools/media/appPictures.ts` takes
 * them from the built site, in both languages, into images/app.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { type Account, learner, openBrowser, serveSite, signIn } from '../../scripts/visit.ts'
import { languages } from '../../src/lib/i18n/language.ts'
import { paths } from '../../src/lib/paths.ts'
import { IMAGES } from './pictures.ts'

type View = { name: string; path: string; width: number; height: number; scale: number; as?: Account }

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const phone = { width: 360, height: 720, scale: 2 }
const lesson = paths.learn('first-steps-in-scratch')

const views: View[] = [
  { name: 'courses', path: paths.courses, width: 1280, height: 800, scale: 1 },
  { name: 'courses-phone', path: paths.courses, ...phone },
  { name: 'lesson-phone', path: lesson, ...phone, as: learner },
]

const site = await serveSite(DIST)
const browser = await openBrowser()
try {
  for (const { code } of languages) for (const view of views) await photograph(browser, code, view)
} finally {
  await browser.close()
  await site.close()
}

async function photograph(browser: Browser, language: string, view: View) {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.scale,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'i18next', value: language, url: site.origin }])
  const page = await context.newPage()
  if (view.as) await signIn(page, site.origin, view.as)
  await page.goto(view.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const path = join(IMAGES, 'app', `${view.name}-${language}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 78, animations: 'disabled' })
  await context.close()
}
