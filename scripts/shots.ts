/**
 * Photographs every screen of the production build at 360 and 1280 px, in both languages, into shots/ (git-ignored).
 * `npm run shots courses signin` takes only those whose names begin so; `npm run shots -- --dark` shows them in the dark theme.
 */
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { type Shot, shots } from './shotList.ts'
import { openBrowser, serveSite, signIn } from './visit.ts'

const FOLDER = fileURLToPath(new URL('../shots', import.meta.url))
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const languages = ['en', 'fa']

const {
  positionals: asked,
  values: { dark },
} = parseArgs({ allowPositionals: true, options: { dark: { type: 'boolean', default: false } } })
const wanted =
  asked.length === 0 ? shots : shots.filter(({ name }) => asked.some((start) => name.startsWith(start)))
if (asked.length === 0 && !dark) await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })

const site = await serveSite('dist', { withCards: true })
const browser = await openBrowser()
const failures: string[] = []
const queue = wanted.flatMap((shot) =>
  languages.flatMap((language) => sizes.map((size) => ({ shot, language, size }))),
)
const total = queue.length
try {
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough))
} finally {
  await browser.close()
  await site.close()
}
for (const failure of failures) console.error(failure)
console.log(`${total - failures.length} pictures in shots/.`)
if (failures.length > 0) process.exit(1)

async function workThrough() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const file = `${next.shot.name}.${next.language}.${next.size.width}${dark ? '.dark' : ''}.png`
    await photograph(browser, next.shot, next.language, next.size, `${FOLDER}/${file}`).catch(
      (error: Error) => {
        failures.push(`${file}: ${error.message.split('\n')[0]}`)
      },
    )
  }
}

async function photograph(
  browser: Browser,
  { name, path, as, prepare }: Shot,
  language: string,
  viewport: { width: number; height: number },
  file: string,
) {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
    // Every picture shows the beginning of the same world.
    extraHTTPHeaders: { 'x-mock-world': `${name}-${language}-${viewport.width}` },
  })
  try {
    await context.addCookies([{ name: 'i18next', value: language, url: site.origin }])
    const page = await context.newPage()
    if (as) await signIn(page, site.origin, as)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await prepare?.(page)
    // The browser does not always report that a frame which came later rests.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  } finally {
    await context.close()
  }
}
