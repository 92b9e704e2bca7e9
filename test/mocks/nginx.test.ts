import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '@/lib/config/readConfig'
import { paths, patterns } from '@/lib/paths'
import { contentPolicy } from '../../build/security/contentPolicy'
import { documentHeaders, fileHeaders } from '../../build/security/headers'
import { headersFile, nginxHeaders } from '../../build/security/hostFiles'
import { startHttpMock } from '../../mocks/http/server'
import { findNginx, runNginx } from '../helpers/nginx'

const nginx = findNginx()

const NO_CACHE = 'no-cache'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

const documents: Record<string, string> = {
  en: 'Home',
  fa: 'خانه',
  'en/404': 'Nowhere',
  'fa/404': 'هیچ‌جا',
  'en/courses': 'Courses',
  'fa/courses': 'دوره‌ها',
  'en/courses/first': 'First',
  'fa/courses/first': 'نخست',
  'en/our-works/country': 'Countries',
  "en/our-works/Côte d'Ivoire": 'Côte',
  'en/courses/_': 'Some course',
  'fa/courses/_': 'دوره‌ای',
  'en/courses/_/certificate': 'Some certificate',
  'en/blogs/_': 'Some post',
  'fa/blogs/_': 'نوشته‌ای',
  'en/learn/_': 'Some lesson',
  'en/our-works/_': 'Some country',
  'en/our-works/_/_': 'Some work',
  index: 'Home',
  courses: 'Courses',
  '404': 'Nowhere',
}

const files: Record<string, string> = {
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'translations/en/translation.json': '{}',
  'static/js/index.0123abcd.js': 'export {}\n'.repeat(500),
  'static/assets/worker.0123abcd.mjs': 'export {}',
  'static/wasm/0123abcd.module.wasm': 'wasm',
  'static/images/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/images/hero.0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/videos/clip.mp4': 'film',
  'static/assets/LICENSE.txt': 'words',
}

type Answer = {
  status: number
  /** The title, if the answer is a document. */
  title?: string
  cache?: string
  /** Whether caches are told that the answer differs by cookie. */
  byCookie: boolean
}

const page = (title: string): Answer => ({ status: 200, title, cache: NO_CACHE, byCookie: true })
const missing = (title: string): Answer => ({ ...page(title), status: 404 })
const file = (cache: string): Answer => ({ status: 200, cache, byCookie: false })
const nothing: Answer = { status: 404, byCookie: false }

const table: [what: string, path: string, cookie: string, answer: Answer][] = [
  ['the home page', '/', '', page('Home')],
  ['the home page by cookie', '/', 'a=b; i18next=fa', page('خانه')],
  ['the home page by path', '/fa', '', page('خانه')],
  ['the home page by path, with a slash', '/fa/', '', page('خانه')],
  ['the path before the cookie', '/en', 'i18next=fa', page('Home')],
  ['a page', '/courses', 'i18next=en', page('Courses')],
  ['a page with a query', '/courses?search=x', 'i18next=fa', page('دوره‌ها')],
  ['a slash at the end', '/courses/first/', '', page('First')],
  ['a slash at the end, by path', '/fa/courses/first/', '', page('نخست')],
  ['two slashes', '/courses//first', '', page('First')],
  ['a name with an accent', "/our-works/C%C3%B4te%20d'Ivoire", '', page('Côte')],
  ...['FA', 'fa-IR', 'de', '"fa"', ''].map((value): (typeof table)[number] => [
    `a cookie with an unknown language, ${value}`,
    '/courses',
    `i18next=${value}`,
    page('Courses'),
  ]),
  ['another cookie', '/courses', 'xi18next=fa', page('Courses')],
  ['an unknown language in the path', '/de/courses', '', missing('Nowhere')],
  ['a course that is newer than the build', '/courses/new', '', page('Some course')],
  ['a course that is newer, by cookie', '/courses/new/', 'i18next=fa', page('دوره‌ای')],
  ['a course that is newer, by path', '/fa/courses/new', '', page('دوره‌ای')],
  ['a certificate', '/courses/new/certificate', '', page('Some certificate')],
  ['a post that is newer', '/blogs/new', '', page('Some post')],
  ['a post named like a file', '/blogs/package.json', '', page('Some post')],
  ['a post named like a picture', '/fa/blogs/a.svg', '', page('نوشته‌ای')],
  ['a course named like a hashed file', '/courses/x.0123abcd.js', '', page('Some course')],
  ['the player', '/learn/new?lesson=1', '', page('Some lesson')],
  ['a country that is newer', '/our-works/Nowhere', '', page('Some country')],
  ['a work that is newer', '/our-works/Iran/a-library', '', page('Some work')],
  ['bytes that are not UTF-8', '/our-works/Iran/%FF', '', page('Some work')],
  ['a path that redirects', '/registration', '', page('Nowhere')],
  ['a path that redirects, by cookie', '/user', 'i18next=fa', page('هیچ‌جا')],
  ['a path that redirects, by path', '/fa/enrolled-course/', '', page('هیچ‌جا')],
  ['a page in capitals', '/Courses/first', '', page('Nowhere')],
  ['an unknown page', '/nowhere/at/all', '', missing('Nowhere')],
  ['an unknown page by cookie', '/nowhere', 'i18next=fa', missing('هیچ‌جا')],
  ['an unknown page by path', '/fa/nowhere/', '', missing('هیچ‌جا')],
  ['an unknown page below a known one', '/courses/first/nowhere', '', missing('Nowhere')],
  ['an unknown page below a path that redirects', '/registration/nowhere', '', missing('Nowhere')],
  ['the document of unknown pages', '/404', '', missing('Nowhere')],
  ['the document of unknown pages, by path', '/fa/404/', '', missing('هیچ‌جا')],
  ['a document by its file', '/en/courses.html', '', missing('Nowhere')],
  ['a document by its file, of the plain host', '/courses.html', '', missing('Nowhere')],
  ['the icon', '/favicon.svg', '', file(A_DAY)],
  ['robots.txt', '/robots.txt', 'i18next=fa', file(NO_CACHE)],
  ['the sitemap', '/sitemap.xml', '', file(NO_CACHE)],
  ['translations', '/translations/en/translation.json', '', file(NO_CACHE)],
  ['translations that do not exist', '/translations/de/translation.json', '', nothing],
  ['a missing file beside the documents', '/ads.txt', '', nothing],
  ['a file with a hash', '/static/js/index.0123abcd.js', '', file(IMMUTABLE)],
  ['a worker', '/static/assets/worker.0123abcd.mjs', '', file(IMMUTABLE)],
  ['a file with a hash in front', '/static/wasm/0123abcd.module.wasm', '', file(IMMUTABLE)],
  ['a picture with a hash', '/static/images/hero.0123abcd.svg', '', file(IMMUTABLE)],
  ['a picture', '/static/images/hero.svg', '', file(A_DAY)],
  ['a film', '/static/videos/clip.mp4', '', file(A_DAY)],
  ['a file without a hash', '/static/assets/LICENSE.txt', '', file(NO_CACHE)],
  ['a file of an older release', '/static/js/index.deadbeef.js', '', nothing],
  ['a missing picture', '/static/images/gone.svg', '', nothing],
  ['a folder', '/static/js', '', nothing],
  ['a folder of pictures', '/static/images/', '', nothing],
]

/** Malformed addresses: their language is unknown, so the program renders the page. */
const unreadable = ['/%', '/fa/%', '/%E0%A4%A', '/courses/%zz']

/** Every page that the program knows, by name and by pattern. */
const pagesOfProgram = [
  ...[...Object.values(paths), ...Object.values(patterns)].filter((path) => typeof path === 'string'),
  ...(['member', 'student', 'teacher', 'school', 'job'] as const).map(paths.registrationOf),
].map((path) => path.replace(/:[a-z]+/g, 'new'))

const config = readConfig({ PUBLIC_SITE_URL: 'https://example.org', PUBLIC_STRIPE_KEY: 'pk_1' })
const settings = { mediaHosts: ['https://media.example.org'], reportUrl: '/reports' }
const inline = { scripts: ['sha256-A='], styles: ['sha256-B='] }
const headersOfDocuments = documentHeaders(config, settings, contentPolicy(config, settings, inline))
const headersOfFiles = fileHeaders(config)

let folder: string
let mock: Awaited<ReturnType<typeof startHttpMock>>
let server: Awaited<ReturnType<typeof runNginx>>

/** nginx needs neither root nor a port: it listens at a socket in the folder of the test. */
async function startNginx(program: string) {
  const own = await readFile('deploy/nginx.conf', 'utf8')
  const here = own
    .replace('listen 80;', `listen unix:${folder}/socket;`)
    .replace('root /usr/share/nginx/html;', `root ${folder}/site;`)
  expect(here).not.toMatch(/listen 80|\/usr\/share/)
  await writeFile(join(folder, 'site.conf'), here)
  await mkdir(join(folder, 'site-headers'))
  await writeFile(join(folder, 'site-headers/documents.conf'), nginxHeaders(headersOfDocuments))
  await writeFile(join(folder, 'site-headers/files.conf'), nginxHeaders(headersOfFiles))
  server = await runNginx(program, {
    folder,
    types:
      'types { text/html html; image/svg+xml svg; application/json json; text/plain txt; text/javascript js; }',
    isReady: () => existsSync(join(folder, 'socket')),
  })
  expect(server.complaints()).toBe('')
}

beforeAll(async () => {
  if (!nginx) return
  folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  await chmod(folder, 0o755)
  const documentFiles = Object.entries(documents).map(([name, title]) => [
    `${name}.html`,
    `<!doctype html><title>${title}</title>${' '.repeat(2000)}`,
  ])
  for (const [name = '', words = ''] of [...documentFiles, ...Object.entries(files)]) {
    await mkdir(dirname(join(folder, 'site', name)), { recursive: true })
    await writeFile(join(folder, 'site', name), words)
  }
  await writeFile(join(folder, 'site/_headers'), headersFile(headersOfDocuments))
  const compressed = join(folder, 'site/static/js/index.0123abcd.js')
  await writeFile(`${compressed}.gz`, gzipSync(`${files['static/js/index.0123abcd.js']}`))
  await startNginx(nginx)
  mock = await startHttpMock({ site: join(folder, 'site') })
})

afterAll(async () => {
  if (!nginx) return
  await server.stop()
  await mock.close()
  await rm(folder, { recursive: true, force: true })
})

const hosts = {
  nginx: () => ({ socketPath: join(folder, 'socket') }),
  'the mock host': () => ({ host: 'localhost', port: new URL(mock.origin).port }),
}

type Host = keyof typeof hosts

function inSmallLetters(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Sends the path as written, without normalizing it. */
async function ask(host: Host, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = request({
    ...hosts[host](),
    path,
    method,
    headers: { connection: 'close', ...headers },
  }).end()
  const [answer] = await once(asked, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  const body = Buffer.concat(parts)
  const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
  return { status: answer.statusCode, headers: answer.headers, text }
}

async function answerOf(host: Host, path: string, cookie: string): Promise<Answer> {
  const { status, headers, text } = await ask(host, path, cookie ? { cookie } : {})
  const title = /^<!doctype html><title>(.*)<\/title>/.exec(text)?.[1]
  return {
    status,
    ...(title && { title }),
    ...(headers['cache-control'] && { cache: headers['cache-control'] }),
    byCookie: /\bcookie\b/i.test(headers.vary ?? ''),
  }
}

it('nginx is found where .ci/run has installed it', () => {
  if (process.env.EXPECTS_NGINX) expect(nginx).toBeDefined()
})

describe.skipIf(!nginx).each(Object.keys(hosts) as Host[])(
  'deploy/nginx.conf (left out where nginx is not installed), answered by %s',
  (host) => {
    it.each(table)('%s: %s %j', async (_what, path, cookie, answer) => {
      expect(await answerOf(host, path, cookie)).toEqual(answer)
    })

    it.each([
      ['fa', 'دوره‌ها'],
      ['fa-IR,fa;q=0.9,en-US;q=0.8,en;q=0.7', 'دوره‌ها'],
      ['de-DE,de;q=0.9,fa;q=0.8', 'دوره‌ها'],
      ['FA', 'دوره‌ها'],
      ['en-US,en;q=0.9,fa;q=0.8', 'Courses'],
      ['de, en;q=0.5, fa;q=0.4', 'Courses'],
      ['de-DE,de;q=0.9', 'Courses'],
      ['far', 'Courses'],
      ['*', 'Courses'],
      ['', 'Courses'],
      [';;,=fa', 'Courses'],
    ])('a browser with the Accept-Language %j gets %s', async (languages, title) => {
      const { text } = await ask(host, '/courses', { 'accept-language': languages })
      expect(text).toContain(`<title>${title}</title>`)
    })

    it('the path and the cookie take precedence over Accept-Language', async () => {
      const persian = { 'accept-language': 'fa' }
      expect((await ask(host, '/en/courses', persian)).text).toContain('<title>Courses</title>')
      expect((await ask(host, '/courses', { ...persian, cookie: 'i18next=en' })).text).toContain(
        '<title>Courses</title>',
      )
      expect((await ask(host, '/courses', persian)).headers.vary).toMatch(/accept-language/i)
    })

    it.each(unreadable)('%s is malformed: 404, whatever the language of the cookie', async (path) => {
      expect(await answerOf(host, path, 'i18next=fa')).toMatchObject({
        status: 404,
        title: 'Nowhere',
        cache: NO_CACHE,
      })
    })

    it.each(pagesOfProgram)(
      '%s is a page of the program: 200 in each language, also in capitals',
      async (path) => {
        for (const address of [path, `/en${path}`, path.toUpperCase(), `${path}?x=1`])
          expect([address, (await ask(host, address)).status]).toEqual([address, 200])
      },
    )

    it('a POST to a page or a file is refused with 405', async () => {
      for (const path of ['/', '/courses', '/courses/new', '/registration', '/nowhere', '/favicon.svg'])
        expect([path, (await ask(host, path, {}, 'POST')).status]).toEqual([path, 405])
    })

    it('a worker has the type text/javascript, which browsers require', async () => {
      const { headers } = await ask(host, '/static/assets/worker.0123abcd.mjs')
      expect(headers['content-type']).toMatch(/^text\/javascript/)
    })

    it.each(['/', '/courses', '/courses/new', '/registration', '/nowhere', '/404', '/%'])(
      '%s is a document with all security headers',
      async (path) => {
        expect((await ask(host, path)).headers).toMatchObject(inSmallLetters(headersOfDocuments))
      },
    )

    it.each(['/static/js/index.0123abcd.js', '/static/images/hero.svg', '/favicon.svg', '/robots.txt'])(
      '%s is a file with the security headers of files, without a content policy',
      async (path) => {
        const { headers } = await ask(host, path)
        expect(headers).toMatchObject(inSmallLetters(headersOfFiles))
        expect(headers).not.toHaveProperty('content-security-policy')
      },
    )

    it('texts are compressed, and Vary names Accept-Encoding', async () => {
      for (const path of ['/courses', '/nowhere', '/static/js/index.0123abcd.js']) {
        const { headers, text } = await ask(host, path, { 'accept-encoding': 'gzip' })
        expect([path, headers['content-encoding']]).toEqual([path, 'gzip'])
        expect(headers.vary).toMatch(/accept-encoding/i)
        expect(text.length).toBeGreaterThan(1000)
      }
    })

    it('a page that the browser has cached is answered with 304, a missing page with 404', async () => {
      for (const [path, status] of [
        ['/courses', 304],
        ['/nowhere', 404],
      ] as const) {
        const { headers } = await ask(host, path)
        const again = await ask(host, path, { 'if-none-match': headers.etag ?? '' })
        expect([path, again.status]).toEqual([path, status])
      }
    })
  },
)
