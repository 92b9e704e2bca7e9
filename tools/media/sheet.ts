/** Contact sheet: `npx node tools/media/sheet.ts OUT.png COLUMNS FILE…` shows pictures side by side. */

import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openBrowser } from './browser.ts'

const [out = 'sheet.png', columns = '4', ...files] = process.argv.slice(2)
const cells = files
  .map(
    (file) =>
      `<figure><img src="file://${resolve(file)}"><figcaption>${file.split('/').at(-1)}</figcaption></figure>`,
  )
  .join('')
const html = `<style>body{margin:8px;display:grid;gap:8px;grid-template-columns:repeat(${columns},1fr);background:#fff;font:11px sans-serif}figure{margin:0}img{width:100%;display:block}</style>${cells}`
const sheet = `${out}.html`
writeFileSync(sheet, html)

const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1600, height: 400 } })
await page.goto(`file://${resolve(sheet)}`)
await page.screenshot({ path: out, fullPage: true })
await browser.close()
