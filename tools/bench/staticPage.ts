/**
 * The page that everything is compared with: the first twelve cards of the catalogue in plain HTML, without a
 * script.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../mocks/temporaryFolder.ts'

type Course = { slug: string; title: string; imageUrl: string; price: number; chapters: unknown[] }

const TEMPLATE = new URL('./static/index.html', import.meta.url)

/** @returns a folder with the page, which shows the cards of the API at `origin` */
export async function writeStaticPage(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/course/get-all?page=1&pageSize=12&sort=DESC`)
  const { content } = (await answer.json()) as { content: Course[] }
  const page = (await readFile(TEMPLATE, 'utf8')).replace(
    '<!-- cards -->',
    content.map(card).join('\n        '),
  )
  const { folder } = temporaryFolder('bench-static-')
  // The host serves this file as the English document of '/'.
  await writeFile(join(folder, 'en.html'), page)
  return folder
}

function card({ slug, title, imageUrl, price, chapters }: Course) {
  const image = `<img src="${imageUrl}" width="640" height="360" alt="" />`
  const text = `<h2><a href="/courses/${slug}">${title}</a></h2><p>${chapters.length} chapters · ${price === 0 ? 'Free' : `$${price}`}</p>`
  return `<li>${image}<div>${text}</div></li>`
}
