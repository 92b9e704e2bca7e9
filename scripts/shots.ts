/**
 * Photographs every scene (test/scenes) of the production build at 360 and 1280 px, in both languages, into
 * shots/ (git-ignored). `npm run shots courses signin` takes only those whose names begin so; `npm run shots
 * -- --dark` shows them in the dark theme. `npm run shots -- --scenarios` takes the small pictures of the
 * page that lists the scenarios.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { PICTURE, scenarioLink } from '../mocks/scenarios/page/scenarioPage.ts'
import { scenarios } from '../mocks/scenarios/scenarios.ts'
import { type Scene, scenarioReached, scenes } from '../test/scenes/scenes.ts'
import { openBrowser, serveSite } from './visit.ts'

type Shot = {
  scene: Scene
  language: 'en' | 'fa'
  viewport: { width: number; height: number }
  file: string
}

const folderAt = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const languages = ['en', 'fa'] as const

const {
  positionals: asked,
  values: { dark, scenarios: asThumbnails },
} = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, scenarios: { type: 'boolean', default: false } },
})
const FOLDER = asThumbnails ? folderAt('mocks/public/mock-scenarios') : folderAt('shots')
const sizes = asThumbnails
  ? [{ width: 3 * PICTURE.width, height: 3 * PICTURE.height }]
  : [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]

const all: Scene[] = asThumbnails ? scenarios.map((one) => ({ ...one, from: one.name })) : scenes
const wanted = all.filter(({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)))
if (asked.length === 0 && !dark && !asThumbnails) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })

const site = await serveSite('dist', { withCards: true })
const browser = await openBrowser()
let failures = 0
const queue = wanted.flatMap((scene) =>
  languages.flatMap((language) => sizesOf(scene).map((viewport) => shotOf(scene, language, viewport))),
)
const total = queue.length
try {
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough))
} finally {
  await browser.close()
  await site.close()
}
console.log(`${total - failures} pictures in ${FOLDER}.`)
if (failures > 0) process.exit(1)

/** Some scenes, such as the menu of a phone, exist at one width alone. */
function sizesOf({ widths }: Scene) {
  return sizes.filter(({ width }) => asThumbnails || !widths || widths.includes(width))
}

function shotOf(scene: Scene, language: Shot['language'], viewport: Shot['viewport']): Shot {
  const file = asThumbnails
    ? `${scene.name}.${language}.webp`
    : `${scene.name}.${language}.${viewport.width}${dark ? '.dark' : ''}.png`
  const isOfPhone = asThumbnails && scene.widths?.every((width) => width < 768)
  const ofPhone = { width: 1.6 * PICTURE.width, height: 1.6 * PICTURE.height }
  return { scene, language, viewport: isOfPhone ? ofPhone : viewport, file }
}

/** The link of a scenario resets everything, so one page serves many scenes and loads the program once. */
async function workThrough(_: unknown, worker: number) {
  const shared = await newPage(`shots-${worker}`)
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { scene, file } = next
    const page = scene.prepare ? await newPage(file) : shared
    await photograph(page, next).catch((error: Error) => {
      failures += 1
      console.error(`${file}: ${error.message.split('\n')[0]}`)
    })
    if (scene.prepare) await page.context().close()
  }
}

async function newPage(world: string) {
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
    extraHTTPHeaders: { 'x-mock-world': world },
  })
  return context.newPage()
}

async function photograph(page: Page, { scene, language, viewport, file }: Shot) {
  await page.setViewportSize(viewport)
  await page.goto(scenarioLink(scene.from, language))
  await scenarioReached(page)
  await scene.prepare?.(page)
  await (asThumbnails ? takeThumbnail(page, file) : takeWhole(page, file))
}

async function takeWhole(page: Page, file: string) {
  // A browser fetches the pictures far below only when somebody scrolls to them.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await rest(page, 5000)
  return page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true, animations: 'disabled' })
}

/**
 * The browser does not always report that a frame which came later rests, and a request that is held never
 * ends.
 */
function rest(page: Page, patience: number) {
  return page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined)
}

/** Playwright writes no WebP, which takes a third of a JPEG here. */
async function takeThumbnail(page: Page, file: string) {
  await rest(page, 2000)
  const session = await page.context().newCDPSession(page)
  const { width, height, x, y } = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    x: scrollX,
    y: scrollY,
  }))
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 20,
    clip: { x, y, width, height, scale: PICTURE.width / width },
  })
  await session.detach()
  await writeFile(`${FOLDER}/${file}`, Buffer.from(data, 'base64'))
}
