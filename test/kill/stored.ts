import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Server } from './server.ts'

/** A lesson as the device has stored it. */
type StoredLesson = {
  lessonId: string
  /** `hash` is that of the stored bytes, SHA-256 in base64. */
  files: { url: string; isComplete: boolean; hash: string }[]
}

/** Reads the database of kept lessons without the program. */
function storedLessons(page: Page): Promise<StoredLesson[]> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    type Lesson = { lessonId: string; files: { url: string }[] }
    type File = { url: string; isComplete: boolean }
    const asked = indexedDB.open('kept-lessons')
    // If there is no database, this must not create one.
    asked.onupgradeneeded = () => asked.transaction?.abort()
    const database = await resultOf(asked)
    const change = database.transaction(['lessons', 'files', 'chunks'])
    const all = (store: string) => resultOf(change.objectStore(store).getAll())
    const [lessons, files, chunks]: [Lesson[], File[], { url: string; content: Blob }[]] = await Promise.all([
      all('lessons'),
      all('files'),
      all('chunks'),
    ])
    database.close()
    const hashOf = async (url: string) => {
      const parts = chunks.filter((chunk) => chunk.url === url).map(({ content }) => content)
      const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer())
      return btoa(String.fromCharCode(...new Uint8Array(digest)))
    }
    const hashes = new Map(await Promise.all(files.map(async ({ url }) => [url, await hashOf(url)] as const)))
    return lessons.map(({ lessonId, files: entries }) => ({
      lessonId,
      files: entries.map(({ url }) => ({
        url,
        isComplete: files.some((file) => file.url === url && file.isComplete),
        hash: hashes.get(url) ?? '',
      })),
    }))
  })
}

/**
 * Compares the files of lessons that the page calls kept with the server's, byte by byte, and every other
 * file that the device calls complete.
 * @returns the faults
 */
export async function faultsOfStored(page: Page, server: Server, keptIds: string[]): Promise<string[]> {
  const lessons = await storedLessons(page)
  const faults: string[] = []
  const missing = keptIds.filter((id) => !lessons.some(({ lessonId }) => lessonId === id))
  faults.push(...missing.map((id) => `NOT WHOLE: ${id} shows as kept, and the device has nothing of it.`))
  for (const { lessonId, files } of lessons)
    for (const { url, isComplete, hash } of files) {
      if (!isComplete && keptIds.includes(lessonId))
        faults.push(`NOT WHOLE: ${lessonId} shows as kept without ${url}.`)
      if (isComplete && hash !== (await hashAtServer(server, url)))
        faults.push(`NOT WHOLE: ${url} of ${lessonId} differs from the server's file.`)
    }
  return faults
}

const hashes = new Map<string, string>()

async function hashAtServer(server: Server, url: string) {
  const { pathname } = new URL(url, server.origin)
  const known = hashes.get(pathname)
  if (known) return known
  const hash = createHash('sha256')
    .update(await server.file(pathname))
    .digest('base64')
  hashes.set(pathname, hash)
  return hash
}
