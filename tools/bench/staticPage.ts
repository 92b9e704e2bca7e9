/** The page that everything is compared with: the catalogue's first twelve cards in plain HTML, without a script. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Course = { slug: string; title: string; imageUrl: string; price: number; chapters: unknown[] }

const TEMPLATE = new URL('./static/index.html', import.meta.url)

/** @returns a folder with the page, its cards those of the API at `origin` */
export async function writeStaticPage(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/course/get-all?page=1&pageSize=12&sort=DESC`)
  const { content } = (await answer.json()) as { content: Course[] }
  const page = (await readFile(TEMPLATE, 'utf8')).replace(
    '<!-- cards -->',
    content.map(card).join('\n        '),
  )
  const folder = await mkdtemp(join(tmpdir(), 'bench-static-'))
  // The host looks here for the English document of '/'.
  await writeFile(join(folder, 'en.html'), page)
  return folder
}

function card({ slug, title, imageUrl, price, chapters }: Course) {
  const image = `<img src="${imageUrl}" width="640" height="360" alt="" />`
  const text = `<h2><a href="/courses/${slug}">${title}</a></h2><p>${chapters.length} chapters · ${price === 0 ? 'Free' : `$${price}`}</p>`
  return `<li>${image}<div>${text}</div></li>`
}
