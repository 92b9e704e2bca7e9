import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '../browser.ts'
import { MOCK_MEDIA } from '../pictures.ts'

type Paper = {
  file: string
  html: string /** Whether the file knows headings and lists; larger. */
  tagged?: boolean
}

/** Prints each page of html, whose css names the paper size, into mock-media/pdf. */
export async function printPapers(papers: Paper[]) {
  const folder = join(MOCK_MEDIA, 'pdf')
  mkdirSync(folder, { recursive: true })
  const browser = await openBrowser()
  for (const { file, html, tagged = true } of papers) {
    const page = await browser.newPage()
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    await page.pdf({ path: join(folder, file), preferCSSPageSize: true, printBackground: true, tagged })
    await page.close()
  }
  await browser.close()
}
