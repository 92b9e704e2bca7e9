import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { injectManifest, type ManifestEntry } from 'workbox-build'
import type { LessonType } from '../../src/domain/course/lesson.ts'
import { languages } from '../../src/lib/i18n/language.ts'
import type { BuildFiles } from './buildFiles.ts'

/** The folder of the built worker, without its list of files. */
export const WORKER_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/worker', import.meta.url))

/** The file that browsers ask for. Its place decides which pages it serves: all of them. */
export const SERVICE_WORKER = 'service-worker.js'

/**
 * The chunks that the first screens of a learner need, and those that store her work and read what the device
 * has: a new release may take over without a connection. Others are kept when a page has asked for them.
 */
const CHUNKS = ['antd-theme', 'lazy-slices', 'my-courses', 'learn', 'outbox', 'keeper', 'kept-parts']

/** The chunks by which lessons show, and the other files that the viewer of PDFs reads. */
const VIEWERS: Record<LessonType, { chunks: string[]; files?: string[] }> = {
  text: { chunks: [] },
  video: { chunks: ['viewer-video', 'viewer-hls-light', 'viewer-hls'] },
  image: { chunks: ['viewer-image'] },
  pdf: { chunks: ['viewer-pdf'], files: ['static/assets/*.{pfb,mjs}', 'static/wasm/*.wasm'] },
  quiz: { chunks: ['viewer-quiz'] },
}

/**
 * Chunks that a page loads on demand and that have no plain form within the page: the account, and the
 * completion dialog.
 */
const ON_DEMAND = ['account', 'completion']

/** The built worker has this text where the files of the viewers belong. */
const VIEWERS_PLACE = 'self.__KEPT_VIEWERS'

/** The pages whose documents start the program without a connection (src/worker/frames.ts). */
const FRAMES = ['my-courses', 'learn/_']

/**
 * Writes the service worker with the list of what it keeps from the start.
 * @param folder of the build
 * @param documents by file name
 * @throws Error if the build lacks a file of the list
 */
export async function writeServiceWorker(
  folder: string,
  documents: Record<string, string>,
  files: BuildFiles,
) {
  const { warnings } = await injectManifest({
    swSrc: `${WORKER_FOLDER}/worker.js`,
    swDest: `${folder}/${SERVICE_WORKER}`,
    globDirectory: folder,
    globPatterns: [
      ...[...files.styles, ...files.scripts(CHUNKS)].map((address) => address.slice(1)),
      'static/font/{nunito-latin,vazirmatn-arabic}-wght-normal.*.woff2',
      'static/images/{logo,image-fallback,celebration}.svg',
      'translations/*/translation.json',
      'favicon.svg',
    ],
    additionalManifestEntries: languages.flatMap(({ code }) =>
      FRAMES.map((page) => frameEntry(documents, code, page)),
    ),
    // These files have a hash in their names.
    dontCacheBustURLsMatching: /[./][0-9a-f]{8}\.[^/]+$/,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  writeViewers(folder, files)
}

/** Replaces the placeholder by the files of each viewer. Those of the program are precached anyway. */
function writeViewers(folder: string, { scripts }: BuildFiles) {
  const program = new Set(scripts(CHUNKS))
  const viewers = Object.entries(VIEWERS).map(([type, { chunks, files = [] }]) => [
    type,
    [
      ...scripts([...chunks, ...ON_DEMAND]).filter((file) => !program.has(file)),
      ...globSync(files, { cwd: folder })
        .sort()
        .map((file) => `/${file}`),
    ],
  ])
  const worker = `${folder}/${SERVICE_WORKER}`
  const text = readFileSync(worker, 'utf8')
  if (!text.includes(VIEWERS_PLACE)) throw new Error('The service worker has no place for the viewers.')
  writeFileSync(
    worker,
    text.replace(VIEWERS_PLACE, () => JSON.stringify(Object.fromEntries(viewers))),
  )
}

/** A host finds the document by its path without `.html`. */
function frameEntry(documents: Record<string, string>, language: string, page: string): ManifestEntry {
  const file = `${language}/${page}.html`
  const document = documents[file]
  if (document === undefined) throw new Error(`The build has no document ${file} for the service worker.`)
  return {
    url: `/${language}/${page}`,
    revision: createHash('sha256').update(document).digest('hex').slice(0, 16),
  }
}
