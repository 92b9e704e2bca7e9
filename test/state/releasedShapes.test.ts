// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, it, onTestFinished } from 'vitest'
import { keptLessons } from '@/domain/keeping/keptLesson'
import { createKeptStore } from '@/state/keeping/keptStore'
import { createRecordStore } from '@/state/learning/recordStore'

/**
 * The databases as releases have left them on devices. A shape that was released stays here as it is: whoever
 * changes a database adds the new shape, and lets the program read all of them.
 */
type Shape = {
  name: string
  version: number
  stores: Record<string, { keyPath: string | string[]; indexes: Record<string, string>; rows: unknown[] }>
}

const keptLessons1: Shape = {
  name: 'kept-lessons',
  version: 1,
  stores: {
    lessons: {
      keyPath: ['userId', 'courseId', 'lessonId'],
      indexes: { byUser: 'userId' },
      rows: [
        {
          userId: 'u',
          courseId: 'c',
          lessonId: 'l',
          title: 'Loops',
          courseTitle: 'Scratch',
          slug: 'scratch',
          type: 'image',
          quality: 'low',
          files: [{ url: '/a.png', role: 'picture', isOptional: false }],
          isPaused: false,
          failure: undefined,
          requestedAt: 1_700_000_000_000,
        },
      ],
    },
    files: {
      keyPath: ['userId', 'url'],
      indexes: { byUser: 'userId' },
      rows: [
        {
          userId: 'u',
          url: '/a.png',
          downloadId: 'd',
          address: '/a.png',
          type: 'image/png',
          expected: 3,
          validator: '"1"',
          received: 3,
          chunkCount: 2,
          isComplete: true,
        },
      ],
    },
    chunks: {
      keyPath: ['userId', 'url', 'index'],
      indexes: {},
      rows: [
        { userId: 'u', url: '/a.png', index: 0, content: new Blob(['ab']) },
        { userId: 'u', url: '/a.png', index: 1, content: new Blob(['c']) },
      ],
    },
  },
}

const learning1: Shape = {
  name: 'learning',
  version: 1,
  stores: {
    records: {
      keyPath: ['userId', 'courseId', 'lessonId'],
      indexes: { byUser: 'userId' },
      rows: [
        {
          userId: 'u',
          courseId: 'c',
          lessonId: 'l',
          status: 'completed',
          completion: { at: { count: 9, tab: 't' }, isMarked: true },
          isViewed: true,
          reach: 40,
          draft: {},
          saved: { status: 'in_progress', quiz: false, isViewed: true },
          touchedAt: 1_700_000_000_000,
        },
      ],
    },
    outlines: {
      keyPath: ['userId', 'courseId'],
      indexes: { byUser: 'userId' },
      rows: [{ userId: 'u', courseId: 'c', lessonIds: ['l'], completed: [] }],
    },
    copies: {
      keyPath: 'key',
      indexes: { byAge: 'keptAt' },
      rows: [{ key: 'u my courses en', answer: ['list'], keptAt: 1_700_000_000_000 }],
    },
  },
}

/** Creates a database as that release did, without any of today's code. */
function leave({ name, version, stores }: Shape) {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, version)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => {
      for (const [store, { keyPath, indexes, rows }] of Object.entries(stores)) {
        const created = opening.result.createObjectStore(store, { keyPath })
        for (const [index, path] of Object.entries(indexes)) created.createIndex(index, path)
        for (const row of rows) created.put(row)
      }
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

it('kept lessons that release 1 has stored are still complete', async () => {
  await leave(keptLessons1)
  const store = createKeptStore()
  onTestFinished(() => store.close())
  expect(await store.sweep('u')).toEqual([])
  expect(keptLessons(await store.read('u'))).toMatchObject([
    { lessonId: 'l', status: 'kept', mainUrl: '/a.png', percent: 100 },
  ])
  const [content] = await store.contents('u', ['/a.png'])
  expect(await content?.text()).toBe('abc')
})

it('lesson records that release 1 has stored can be read and updated', async () => {
  await leave(learning1)
  const store = createRecordStore()
  onTestFinished(() => store.close())
  const { records, courseSnapshots } = await store.read('u')
  expect(records).toMatchObject([{ lessonId: 'l', status: 'completed', saved: { status: 'in_progress' } }])
  expect(courseSnapshots).toHaveLength(1)
  expect((await store.readCopy('u my courses en'))?.answer).toEqual(['list'])
  const [record] = records
  if (record) await store.keep([{ ...record, reach: 50 }])
  expect((await store.read('u')).records).toMatchObject([{ reach: 50, status: 'completed' }])
})
