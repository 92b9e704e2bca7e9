import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import sirv, { type Options } from 'sirv'
import { temporaryFolder } from '../temporaryFolder.ts'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/mock-files', import.meta.url))
const immutable = 'public, max-age=31536000, immutable'
const seldomChanged = 'public, max-age=86400, stale-while-revalidate=604800'
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
])

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse, missing: () => void) => void

/** `remove` removes the copy of the folder, once no request is open. */
export type ServedFiles = Answer & { remove: () => Promise<void> }

/**
 * Serves a folder as it is now: byte ranges, ETags, MIME types, and brotli or gzip for clients that accept
 * them. Compressed files are cached by content, so the next start is quick. A run requests few of a site's
 * many documents, so each is compressed at its first request.
 */
export async function serveFiles(folder: string, options: Options = {}): Promise<ServedFiles> {
  const { folder: copy, remove } = temporaryFolder('mock-files-')
  await cp(folder, copy, { recursive: true })
  await mkdir(CACHE, { recursive: true })
  const files = await readdir(copy, { recursive: true })
  const isDocument = (file: string) => extname(file) === '.html'
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.has(extname(file)) && !isDocument(file))
      .map((file) => addCompressed(join(copy, file))),
  )
  const documents = new Map(files.filter(isDocument).map((file) => [encodeURI(`/${file}`), join(copy, file)]))
  const compressed = new Map<string, Promise<void>>()
  // 'dev' looks into the folder for each request, and so finds what has been compressed since.
  const serve = sirv(copy, { etag: true, gzip: true, brotli: true, dev: documents.size > 0, ...options })
  const answer = async (...[incoming, outgoing, missing]: Parameters<Answer>) => {
    const document = documents.get(incoming.url?.split('?')[0] ?? '')
    if (document && /\b(?:br|gzip)\b/.test(String(incoming.headers['accept-encoding']))) {
      const compressing = compressed.get(document) ?? addCompressed(document)
      compressed.set(document, compressing)
      await compressing
    }
    serve(incoming, outgoing, missing)
  }
  return Object.assign(answer, {
    async remove() {
      await Promise.allSettled(compressed.values())
      remove()
    },
  })
}

async function addCompressed(file: string) {
  const content = await readFile(file)
  const hash = createHash('sha1').update(content).digest('hex')
  const quality = brotliQuality(file)
  await Promise.all([
    cached(`${hash}.${quality}.br`, () => promisify(brotliCompress)(content, brotliAt(quality))).then(
      (kept) => cp(kept, `${file}.br`),
    ),
    cached(`${hash}.gz`, () => promisify(gzip)(content)).then((kept) => cp(kept, `${file}.gz`)),
  ])
}

/**
 * Documents are compressed when a browser asks for them: quality 10 takes 40 ms, and is 2 percent larger than
 * 11, which takes 100.
 */
function brotliQuality(file: string) {
  return extname(file) === '.html' ? 10 : constants.BROTLI_MAX_QUALITY
}

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

async function cached(name: string, make: () => Promise<Buffer>) {
  const kept = join(CACHE, name)
  if (!existsSync(kept)) {
    // Written beside and then renamed: neither another server nor a second file of the same content meets
    // half a file.
    const draft = `${kept}.${randomUUID()}`
    await writeFile(draft, await make())
    await rename(draft, kept)
  }
  return kept
}

/**
 * Players and PDF viewers ask for pieces only if the host allows it; the host lets browsers keep pictures.
 */
export function mediaHeaders(outgoing: ServerResponse, pathname: string) {
  outgoing.setHeader('Accept-Ranges', 'bytes')
  outgoing.appendHeader('Vary', 'Origin')
  if (/\.(?:svg|png|jpe?g|webp|avif)$/.test(pathname)) outgoing.setHeader('Cache-Control', seldomChanged)
  if (pathname.endsWith('.m3u8')) outgoing.setHeader('Content-Type', 'application/vnd.apple.mpegurl')
}

/**
 * Files with a hash in their name never change. Pictures and films seldom do: a browser shows what it has,
 * and asks after a day. Everything else, documents included, is checked by its ETag.
 */
export function pageHeaders(outgoing: ServerResponse, pathname: string) {
  const isHashed = /^\/static\/.*[/.][0-9a-f]{8}\.[^/]+$/.test(pathname)
  const isMedia = /^\/static\/(images|videos)\/|^\/[^/]+\.(svg|png|ico)$/.test(pathname)
  outgoing.setHeader('Cache-Control', isHashed ? immutable : isMedia ? seldomChanged : 'no-cache')
}
