/**
 * The picture beside a shared link: `npx node tools/media/share.ts` writes images/share.png, for networks,
 * which draw no SVG.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { ink } from './kit/svg.ts'
import { IMAGES } from './pictures.ts'

/** The size that social networks ask for. Many cut it to a square, so the important part is in the middle. */
const SIZE = { width: 1200, height: 630 }

const pictureOf = (name: string) =>
  `data:image/svg+xml;base64,${readFileSync(join(IMAGES, name)).toString('base64')}`

const browser = await openBrowser()
const page = await browser.newPage({ viewport: SIZE })
await page.setContent(`<style>
  body { margin: 0; height: 100vh; display: grid; grid-template-columns: 1fr auto auto 1fr; align-items: center; gap: 56px; background: ${ink.cream} }
  body::before, body::after { content: '' }
  .mark { width: 210px } .scene { height: 550px; border-radius: 32px }
</style><img class="mark" src="${pictureOf('logo.svg')}"><img class="scene" src="${pictureOf('hero.svg')}">`)
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
await page.screenshot({ path: join(IMAGES, 'share.png') })
await browser.close()
