import type { LessonType } from '@/domain/course/lesson'
import { keepLoadedFiles } from '@/integrations/serviceWorker'
import { viewerOf } from '.'

/**
 * Loads the code that lessons of these types need, and the completion dialog, so that the service
 * worker keeps it: a kept lesson opens in a browser that was started without a connection.
 * @throws if a part cannot be loaded
 */
export async function loadViewerParts(types: Iterable<LessonType>) {
  await Promise.all([
    ...Array.from(new Set(types), loadPartsOf),
    import(/* webpackChunkName: "completion" */ '../CompletionDialog'),
  ])
  await keepLoadedFiles()
}

async function loadPartsOf(type: LessonType) {
  const viewer = viewerOf(type)
  await viewer?.load()
  if (viewer?.read().hasFailed) throw new Error(`The viewer of ${type} could not be loaded.`)
  if (type === 'pdf') {
    const { pdfParts } = await import('./pdf/pdfFiles')
    await Promise.all(pdfParts.map(({ href }) => loadFile(href)))
  }
  if (type === 'video')
    // A playlist with its sound apart needs the whole library, and names it only when it is loaded.
    await Promise.all([
      import(/* webpackChunkName: "viewer-hls-light" */ 'hls.js/light'),
      import(/* webpackChunkName: "viewer-hls" */ 'hls.js'),
      loadFile('/static/images/player-icons.svg'),
    ])
}

async function loadFile(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  // A body that nobody reads may be dropped before it is cached.
  await answer.arrayBuffer()
}
