/**
 * Flags of the languages: `npx node tools/media/flags.ts` writes images/flags/{code}.png at twice 28 by 20.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { IMAGES } from './pictures.ts'

const WIDTH = 28
const HEIGHT = 20

/** The Union Jack; the clip lets the red saltire keep to one side of each white arm. */
const unionJack = `<svg viewBox="0 0 56 40"><clipPath id="side"><path d="M28 20h28v20zv20h-28zh-28v-20zv-20h28z"/></clipPath>
<path fill="#012169" d="M0 0h56v40H0z"/><path stroke="#fff" stroke-width="8" d="M0 0l56 40M56 0L0 40"/>
<path clip-path="url(#side)" stroke="#c8102e" stroke-width="5.4" d="M0 0l56 40M56 0L0 40"/>
<path stroke="#fff" stroke-width="13.4" d="M28 0v40M0 20h56"/><path stroke="#c8102e" stroke-width="8" d="M28 0v40M0 20h56"/></svg>`

/** Three plain stripes: green, white, red. */
const tricolour = `<svg viewBox="0 0 56 40"><path fill="#239f40" d="M0 0h56v14H0z"/><path fill="#fff" d="M0 13.4h56v13.2H0z"/><path fill="#da0000" d="M0 26.6h56V40H0z"/></svg>`

const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 2 })
mkdirSync(join(IMAGES, 'flags'), { recursive: true })
for (const [code, flag] of Object.entries({ en: unionJack, fa: tricolour })) {
  await page.setContent(
    `<style>body{margin:0;overflow:hidden}svg{display:block;width:100vw;height:100vh;border-radius:3px}i{position:fixed;inset:0;border-radius:3px;box-shadow:inset 0 0 0 .5px #14264b55}</style>${flag}<i></i>`,
  )
  await page.screenshot({ path: join(IMAGES, 'flags', `${code}.png`), omitBackground: true })
}
await browser.close()
