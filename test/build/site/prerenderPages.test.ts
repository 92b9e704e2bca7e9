import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logger } from '@rsbuild/core'
import { JSDOM } from 'jsdom'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { config } from '@/lib/config/config'
import type { DemoAccount } from '@/lib/config/demo'
import type { PageData } from '@/lib/page/boot'
import { paths, patterns } from '@/lib/paths'
import { pagesOfSite } from '../../../build/site/pages'
import { prerenderPages } from '../../../build/site/prerender'
import { demoAccounts } from '../../../mocks/fixtures/accounts'
import { handlersFor } from '../../../mocks/handlers/all'
import { createWorld } from '../../../mocks/world'
import english from '../../../public/translations/en/translation.json'
import { expectOnConsole } from '../../helpers/consoleGuard'

const SPOILT = 'A text that no screen can draw'

// The program of the sources, since no build runs before the tests. One text makes it fail.
vi.mock('../../../build/site/prerenderer', () => ({
  async loadPrerenderer(): Promise<typeof import('@/prerender')> {
    const program = await import('@/prerender')
    return {
      ...program,
      async prerenderPage(page, answer) {
        const rendered = await program.prerenderPage(page, answer)
        if (rendered.html.includes(SPOILT))
          throw new Error(`${page.path} cannot be prerendered.`, { cause: new Error('No such date') })
        return rendered
      },
    }
  },
}))

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>Raha</title><!--page--><!--styles--></head><body><div id="root"></div><!--state--></body></html>'
const COURSE = paths.course('first-steps-in-scratch')
const POST = paths.blog('a-desk-of-their-own')

let folder: string
let warnings: string[]
const ends: (() => unknown)[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, 'all.css'), 'body { margin: 0 }')
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  warnings = []
  vi.spyOn(logger, 'warn').mockImplementation((text) => void warnings.push(String(text)))
})
afterEach(async () => {
  Object.assign(config, { apiHost: '' })
  for (const end of ends.splice(0)) await end()
})

type Answer = (url: string) => Response | 'nothing' | undefined

/** The mock API on a port of its own. @param answer replaces its answer unless it returns undefined. */
async function startHost(answer: Answer = () => undefined, delay = 0) {
  const handlers = handlersFor(createWorld())
  const asked: string[] = []
  const server = createServer(async ({ url = '', headers }, outgoing) => {
    asked.push(url)
    const language = String(headers['accept-language'])
    const request = new Request(`http://localhost${url}`, { headers: { 'Accept-Language': language } })
    const response = answer(url) ?? (await getResponse(handlers, request))
    if (response === 'nothing') return
    const text = response ? await response.text() : '{}'
    setTimeout(() => outgoing.writeHead(response?.status ?? 404).end(text), delay)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked }
}

/** The documents of these paths alone. */
async function documentsOf(
  api: string,
  contents: string[],
  isWanted: (path: string) => boolean,
  patience?: Parameters<typeof prerenderPages>[2],
  more: Partial<Parameters<typeof prerenderPages>[1]> = {},
) {
  const pages = pagesOfSite(contents).filter(({ path }) => isWanted(path))
  const files = { styles: ['/all.css'], scripts: () => ['/index.js'] }
  const site = {
    origin: '',
    productName: 'Raha',
    api,
    textStyle: '',
    folder,
    template: TEMPLATE,
    files,
    ...more,
  }
  return prerenderPages(pages, site, patience)
}

function read(html: string | undefined) {
  const { document } = new JSDOM(html).window
  const stored = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')
  const page: PageData = stored('page')
  return { text: document.querySelector('#root')?.textContent, page, state: stored('state') }
}

const json = (status: number) => new Response('{}', { status })

describe('content that the API host does not have', () => {
  it('gets no document of its own, while fixed pages are written without its data', async () => {
    const host = await startHost((url) => (/get-recent|course\/|no-such/.test(url) ? json(404) : undefined))
    const fixed: string[] = [paths.home, paths.blogs, paths.courses]
    const missing = paths.blog('no-such-post')
    const documents = await documentsOf(host.origin, [missing, POST], (path) =>
      [...fixed, missing, POST].includes(path),
    )
    expect(Object.keys(documents).filter((file) => !/^(en|fa)[/.]/.test(file))).toEqual([
      'index.html',
      'blogs.html',
      'courses.html',
      'blogs/a-desk-of-their-own.html',
    ])
    expect(read(documents['blogs.html'])).toMatchObject({ page: { path: paths.blogs, isComplete: false } })
    expect(warnings.filter((text) => text.includes(missing))).toHaveLength(2)
  })
})

describe('the documents of a demo', () => {
  it('name the demo accounts, and send no requests before the program starts', async () => {
    const host = await startHost()
    const pages: string[] = [paths.signin, paths.courses]
    const documentsFor = (demoAccounts: DemoAccount[]) =>
      documentsOf(host.origin, [], (path) => pages.includes(path), undefined, { demoAccounts })
    const demo = await documentsFor(demoAccounts)
    expect(read(demo['signin.html']).text).toContain(demoAccounts[0]?.name.en)
    expect(read(demo['courses.html']).page).toMatchObject({ isComplete: true, requests: [] })

    const product = await documentsFor([])
    expect(read(product['signin.html']).text).not.toContain(demoAccounts[0]?.name.en)
    expect(read(product['courses.html']).page.requests).not.toEqual([])
  })
})

describe('an API host that stops answering', () => {
  it('is asked no more after the first answer that takes too long, with one warning', async () => {
    const host = await startHost(() => 'nothing')
    const documents = await documentsOf(
      host.origin,
      [COURSE, POST],
      (path) => [paths.courses, COURSE, POST].includes(path),
      { answer: 100, build: 60_000 },
    )
    expect(Object.keys(documents)).toHaveLength(9)
    // The first page alone is prerendered.
    expect(host.asked).toEqual(host.asked.filter((url) => url.startsWith('/api/course/get-all')))
    expect(warnings.filter((text) => text.includes('does not answer any more'))).toHaveLength(1)
  })

  it('is asked no more when all answers together have taken too long', async () => {
    expectOnConsole(/blog list could not be loaded/)
    const host = await startHost(undefined, 80)
    const documents = await documentsOf(
      host.origin,
      [COURSE, POST],
      (path) => [paths.courses, paths.blogs, COURSE, POST].includes(path),
      { answer: 60_000, build: 100 },
    )
    expect(Object.keys(documents)).toHaveLength(12)
    expect(host.asked.length).toBeLessThan(4)
    expect(warnings.filter((text) => text.includes('does not answer any more'))).toHaveLength(1)
  })
})

it.each([
  ['an error', () => json(500), /: 4\. The first cause: \S+get-full-course\S+ answered 500/],
  ['a page', () => new Response('<h1>Bad gateway</h1>'), /: 4\. The first cause: .*Course.* cannot be read/],
])(
  'documents without their content are reported in one warning with the cause: %s',
  async (_name, answer, words) => {
    const host = await startHost((url) => (/get-full-course|blog\/get-one/.test(url) ? answer() : undefined))
    const other = paths.course('watercolour-for-beginners')
    const documents = await documentsOf(host.origin, [COURSE, other], (path) =>
      [COURSE, other].includes(path),
    )
    expect(Object.keys(documents)).toHaveLength(6)
    expect(warnings).toEqual([expect.stringMatching(words)])
  },
)

describe('a text of the API that the program cannot render', () => {
  it('leaves its own document with the general page of its kind, without content', async () => {
    const work = paths.work('Iran', 'library-on-two-wheels-tabriz')
    const spoilt = { title: SPOILT, createdAt: '2026-01-01T00:00:00.000Z', html: '', showInBlog: false }
    const host = await startHost((url) => (url.includes('a-desk') ? Response.json(spoilt) : undefined))
    const documents = await documentsOf(host.origin, [POST, work], (path) => [POST, work].includes(path))
    const { text, page, state } = read(documents['blogs/a-desk-of-their-own.html'])
    expect(page).toMatchObject({ path: patterns.blog, isComplete: false })
    expect(page.requests).toContainEqual({ url: expect.stringContaining(':slug'), method: 'GET' })
    expect(text).toContain(english.frame.skip)
    expect(text).not.toContain('slug')
    expect(state).toMatchObject({ isVisitor: true, api: { queries: {} } })
    expect(read(documents[`${work.slice(1)}.html`]).page).toMatchObject({
      path: work,
      pattern: patterns.work,
      isComplete: true,
    })
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatch(/a-desk-of-their-own cannot be prerendered\. Error: No such date/)
  })

  it('leaves a fixed page without data of the API', async () => {
    expectOnConsole(/blog list could not be loaded/)
    const host = await startHost((url) =>
      url.includes('get-recent')
        ? Response.json([{ slug: 'a', title: SPOILT, createdAt: '2026-11-01T09:00:00.000Z' }])
        : undefined,
    )
    const documents = await documentsOf(host.origin, [], (path) => path === paths.blogs)
    const { page, text } = read(documents['blogs.html'])
    expect(page).toMatchObject({ path: paths.blogs, isComplete: false })
    expect(text).toContain(english.frame.skip)
    expect(warnings).toHaveLength(2)
  })
})

it('the build calls its own API host even if the pages name another one', async () => {
  Object.assign(config, { apiHost: 'https://api.example.org' })
  const host = await startHost()
  const documents = await documentsOf(host.origin, [COURSE], (path) => path === COURSE)
  const { page } = read(documents['courses/first-steps-in-scratch.html'])
  expect(page.isComplete).toBe(true)
  const asked = new Set(host.asked)
  expect(page.requests.map(({ url }) => url)).toEqual(
    [...asked].map((url) => `https://api.example.org${url}`),
  )
  expect(warnings).toEqual([])
})

it('personal pages, and pages that only the browser renders, are built without requests', async () => {
  const host = await startHost()
  const own: string[] = [
    paths.myCourses,
    paths.profile,
    paths.verify,
    paths.passwordReset,
    patterns.learn,
    patterns.certificate,
  ]
  const documents = await documentsOf(host.origin, [], (path) => own.includes(path))
  expect(Object.keys(documents)).toHaveLength(3 * own.length)
  expect(host.asked).toEqual([])
  // The page still knows which requests it makes.
  expect(JSON.stringify(read(documents['my-courses.html']).page.requests)).toContain(':user')
  expect(warnings).toEqual([])
})

it('a text or a slug that looks like a route parameter stays unchanged', async () => {
  const post = {
    title: 'All about :slug',
    createdAt: '2026-01-01T00:00:00.000Z',
    html: '<p>Write :slug or :country.</p>',
    showInBlog: false,
  }
  const host = await startHost((url) => (url.includes('a%3Ab') ? Response.json(post) : undefined))
  const documents = await documentsOf(host.origin, [paths.blog('a:b')], (path) => path === paths.blog('a:b'))
  const { text, page, state } = read(documents['blogs/a:b.html'])
  expect(text).toContain('All about :slug')
  expect(text).toContain('Write :slug or :country.')
  expect(state).not.toBeNull()
  expect(page.requests.map(({ url }) => url)).toContainEqual(expect.stringMatching(/a%3Ab$/))
})
