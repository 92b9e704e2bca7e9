import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inlineHashes } from '../../build/security/inlineHashes.ts'
import type { Nginx } from './nginx.ts'
import type { Report } from './report.ts'

const NO_CACHE = 'no-cache'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

type Headers = Record<string, string>
type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer }

/** Sends the request as written: fetch would decompress the body and add headers of its own. */
function ask(origin: string, path: string, headers: Headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers: { ...headers, connection: 'close' } }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      // A cast: each header that is read here occurs once.
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers as Answer['headers'],
        body: Buffer.concat(parts),
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Checks the answers of nginx one by one. @param site the folder that it serves */
export async function checkAnswers({ check }: Report, { origin, hasBrotli }: Nginx, site: string) {
  const get = (path: string, headers?: Headers) => ask(origin, path, headers)
  const document = await get('/courses')
  const script = /\/static\/js\/index\.[0-9a-f]{8}\.js/.exec(document.body.toString())?.[0] ?? '/no-script'

  for (const [what, path, headers, language] of [
    ['a deep link', '/courses/first-steps-in-scratch', {}, 'en'],
    ['a deep link with a language', '/fa/courses/first-steps-in-scratch', {}, 'fa'],
    ['a deep link of a visitor with the cookie', '/blogs', { cookie: 'i18next=fa' }, 'fa'],
    ['a first visit of a Persian browser', '/', { 'accept-language': 'fa-IR,fa;q=0.9,en;q=0.8' }, 'fa'],
    ['a first visit of a German browser', '/', { 'accept-language': 'de' }, 'en'],
    ['a course that is newer than the build', '/courses/newer', {}, 'en'],
    ['a lesson', '/learn/first-steps-in-scratch?lesson=c-001-l-02', {}, 'en'],
  ] as const)
    await check(`${what}: ${path} is a document in ${language}`, async () => {
      const { status, body } = await get(path, headers)
      assert.equal(status, 200)
      assert.match(body.toString(), new RegExp(`<html lang="${language}"`))
    })

  await check('an unknown page is 404 with the not-found page', async () => {
    const { status, body } = await get('/nowhere')
    assert.equal(status, 404)
    assert.match(body.toString(), /id="root"/)
  })
  await check('a missing part of the program is 404 without a document', async () => {
    const { status, body } = await get('/static/js/index.deadbeef.js')
    assert.equal(status, 404)
    assert.doesNotMatch(body.toString(), /id="root"/)
  })

  for (const path of ['/', '/courses', '/fa/blogs', '/donation', '/learn/x', '/nowhere'])
    await check(
      `${path}: the policy header allows the document's inline scripts and styles, and nothing unsafe`,
      async () => {
        const { headers, body } = await get(path)
        const policy = headers['content-security-policy'] ?? ''
        const { scripts, styles } = inlineHashes(body.toString())
        for (const hash of [...scripts, ...styles])
          assert.ok(policy.includes(`'${hash}'`), `${hash} is not allowed`)
        assert.match(policy, /default-src 'none'/)
        assert.match(policy, /frame-ancestors 'none'/)
        assert.match(policy, /require-trusted-types-for 'script'/)
        assert.doesNotMatch(policy.replace("style-src-attr 'unsafe-inline'", ''), /unsafe|\*/)
      },
    )
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ] as const)
    await check(`documents have the header ${name}: ${value}`, async () =>
      assert.equal(document.headers[name], value),
    )

  for (const [what, path, cache] of [
    ['a document', '/courses', NO_CACHE],
    ['a part of the program', script, IMMUTABLE],
    ['a translation', '/translations/fa/translation.json', NO_CACHE],
    ['the service worker', '/service-worker.js', NO_CACHE],
    ['the web app manifest', '/manifest.fa.webmanifest', NO_CACHE],
    ['a picture', '/static/images/logo.svg', A_DAY],
  ] as const)
    await check(`${what} has the header Cache-Control: ${cache}`, async () => {
      assert.equal((await get(path)).headers['cache-control'], cache)
    })
  await check('the web app manifest has the type application/manifest+json', async () => {
    const { headers } = await get('/manifest.en.webmanifest')
    assert.match(String(headers['content-type']), /^application\/manifest\+json/)
  })
  await check('a document that the browser has cached is answered with 304', async () => {
    const again = await get('/courses', { 'if-none-match': document.headers.etag ?? '' })
    assert.equal(again.status, 304)
  })

  const codings = [
    ['gzip', 'gz', gunzipSync],
    ...(hasBrotli ? [['br', 'br', brotliDecompressSync] as const] : []),
  ] as const
  for (const [coding, end, decompress] of codings)
    for (const path of ['/courses', script, '/translations/en/translation.json'])
      await check(`${path} is sent as the .${end} file of the build`, async () => {
        const { headers, body } = await get(path, { 'accept-encoding': coding })
        assert.equal(headers['content-encoding'], coding)
        const file = path === '/courses' ? '/en/courses.html' : path
        assert.deepEqual(body, await readFile(join(site, `${file}.${end}`)))
        assert.deepEqual(decompress(body), await readFile(join(site, file)))
      })
  if (!hasBrotli) console.log('  (brotli is left out: its module is not installed)')

  await check('a video is sent from the middle on if the browser asks for a byte range', async () => {
    const film = '/static/videos/hero.mp4'
    const { status, headers, body } = await get(film, { range: 'bytes=1000-1999' })
    assert.equal(status, 206)
    assert.match(headers['content-range'] ?? '', /^bytes 1000-1999\/\d+$/)
    assert.equal(body.length, 1000)
  })
  await check('the API behind the same host answers', async () => {
    const { status, body } = await get('/api/course/get-full-course/first-steps-in-scratch')
    assert.equal(status, 200)
    assert.equal(JSON.parse(body.toString()).slug, 'first-steps-in-scratch')
  })
}
