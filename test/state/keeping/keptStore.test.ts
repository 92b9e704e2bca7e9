// @vitest-environment node
import { openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { bytesOf, deviceStore, emptyDevice, order } from './device'

beforeEach(emptyDevice)

const row = (lessonId: string, urls: string[], userId = 'u') => ({
  ...order(lessonId, urls),
  userId,
  isPaused: false,
  failure: undefined,
  requestedAt: 1,
})

const file = (url: string, expected: number, userId = 'u') => ({
  userId,
  url,
  downloadId: 'd',
  address: url,
  type: 'image/png',
  expected,
  validator: '"1"',
  received: 0,
  chunkCount: 0,
  isComplete: false,
})

type Store = ReturnType<typeof deviceStore>

async function storeFile(store: Store, url: string, parts: Uint8Array<ArrayBuffer>[], userId = 'u') {
  const key = { userId, url, downloadId: 'd' }
  await store.beginFile(
    file(
      url,
      parts.reduce((sum, { byteLength }) => sum + byteLength, 0),
      userId,
    ),
  )
  for (const [index, part] of parts.entries())
    expect(await store.addChunk(key, index, new Blob([part]))).toBe(true)
  expect(await store.completeFile(key)).toBe(true)
}

async function contentOf(store: Store, url: string, userId = 'u') {
  const [content] = await store.contents(userId, [url])
  return content
}

const chunkKeys = async () => {
  const db = await openDB('kept-lessons')
  const keys = await db.getAllKeys('chunks')
  db.close()
  return keys.map((key) => String(key))
}

describe('the store of kept lessons', () => {
  it('joins the chunks of a file, with its type', async () => {
    const store = deviceStore()
    await store.addLessons([row('one', ['/a'])])
    await storeFile(store, '/a', [bytesOf(10), bytesOf(5, 2)])
    const content = await contentOf(store, '/a')
    expect(content?.type).toBe('image/png')
    expect(new Uint8Array(await (content ?? new Blob()).arrayBuffer())).toEqual(
      new Uint8Array([...bytesOf(10), ...bytesOf(5, 2)]),
    )
  })

  it('returns no content of an incomplete file or of another user', async () => {
    const store = deviceStore()
    await store.addLessons([row('one', ['/half', '/a'])])
    await store.beginFile(file('/half', 20))
    await store.addChunk({ userId: 'u', url: '/half', downloadId: 'd' }, 0, new Blob([bytesOf(10)]))
    await storeFile(store, '/a', [bytesOf(10)])
    expect(await contentOf(store, '/half')).toBeUndefined()
    expect(await contentOf(store, '/a', 'other')).toBeUndefined()
    expect((await store.read('other')).files).toEqual([])
  })

  it('drops a chunk of a file that was removed or begun again meanwhile', async () => {
    const store = deviceStore()
    const key = { userId: 'u', url: '/a', downloadId: 'd' }
    expect(await store.addChunk(key, 0, new Blob(['x']))).toBe(false)
    await store.addLessons([row('one', ['/a'])])
    expect(await store.beginFile(file('/a', 20))).toBe(true)
    expect(await store.addChunk(key, 3, new Blob(['x']))).toBe(false)
    expect(await store.addChunk({ ...key, downloadId: 'earlier' }, 0, new Blob(['x']))).toBe(false)
    expect(await store.completeFile({ ...key, downloadId: 'earlier' })).toBe(false)
    expect(await chunkKeys()).toEqual([])
  })

  it('completes no file that lacks bytes', async () => {
    const store = deviceStore()
    await store.addLessons([row('one', ['/a'])])
    await store.beginFile(file('/a', 20))
    expect(await store.completeFile({ userId: 'u', url: '/a', downloadId: 'd' })).toBe(false)
    expect(await contentOf(store, '/a')).toBeUndefined()
  })

  it('begins no file of a lesson that was deleted meanwhile', async () => {
    const store = deviceStore()
    await store.addLessons([row('one', ['/a'])])
    await store.removeAll('u')
    expect(await store.beginFile(file('/a', 20))).toBe(false)
    expect(await store.read('u')).toEqual({ lessons: [], files: [] })
  })

  it('removes a file with the last lesson that needs it', async () => {
    const store = deviceStore()
    const [one, other] = [row('one', ['/a', '/cover']), row('other', ['/cover'])]
    await store.addLessons([one, other])
    await storeFile(store, '/a', [bytesOf(3)])
    await storeFile(store, '/cover', [bytesOf(3)])
    await store.removeLessons([one])
    expect(await chunkKeys()).toEqual(['u,/cover,0'])
    await store.removeLessons([other])
    expect(await chunkKeys()).toEqual([])
    expect(await store.read('u')).toEqual({ lessons: [], files: [] })
  })

  it('removes everything of one user, and nothing of other users', async () => {
    const store = deviceStore()
    for (const userId of ['u', 'u2']) {
      await store.addLessons([row('one', ['/a'], userId)])
      await storeFile(store, '/a', [bytesOf(3)], userId)
    }
    await store.removeAll('u')
    expect(await chunkKeys()).toEqual(['u2,/a,0'])
    expect((await store.read('u2')).lessons).toHaveLength(1)
  })

  it('reports files with missing chunks in a sweep, and removes chunks that no lesson needs', async () => {
    const store = deviceStore()
    await store.addLessons([row('one', ['/a', '/b'])])
    await storeFile(store, '/a', [bytesOf(3), bytesOf(3)])
    await storeFile(store, '/b', [bytesOf(3)])
    const db = await openDB('kept-lessons')
    await db.put('files', { ...file('/old', 1), received: 1, chunkCount: 1, isComplete: true })
    await db.put('chunks', { userId: 'u', url: '/old', index: 0, content: new Blob(['x']) })
    await db.delete('chunks', ['u', '/a', 1])
    await db.put('chunks', { userId: 'u', url: '/nobody', index: 0, content: new Blob(['x']) })
    db.close()
    expect(await store.sweep('u')).toEqual(['/a'])
    expect(await chunkKeys()).toEqual(['u,/b,0'])
    expect(await contentOf(store, '/a')).toBeUndefined()
  })

  it('keeps the files of a lesson that the user orders again, unless the new order names other files', async () => {
    const store = deviceStore()
    await store.addLessons([{ ...row('one', ['/a']), failure: 'connection' }])
    await store.changeLesson(row('one', []), (known) => ({
      ...known,
      files: [...known.files, { url: '/part', role: 'part', isOptional: false }],
    }))
    await store.addLessons([row('one', ['/a'])])
    expect((await store.read('u')).lessons[0]).toMatchObject({
      failure: undefined,
      files: [{}, { url: '/part' }],
    })
    await store.addLessons([row('one', ['/b'])])
    expect((await store.read('u')).lessons[0]?.files).toMatchObject([{ url: '/b' }])
  })
})
