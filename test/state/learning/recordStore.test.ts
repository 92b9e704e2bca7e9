import { openDB } from 'idb'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { joinRecords } from '@/domain/learning/lessonRecord'
import { isCopyOfCourse } from '@/state/learning/cachedAnswers'
import { createRecordStore, deleteReported } from '@/state/learning/recordStore'
import { RecordStoreError } from '@/state/learning/recordStoreError'
import { aRecord, fullRecord, key } from './records'
import { occupyStorage } from './storage'
import { flushWork, pass, stopClocks } from './time'

function openDevice() {
  const device = createRecordStore()
  onTestFinished(device.close)
  return device
}

type Device = ReturnType<typeof createRecordStore>

const recordsOf = async (device: Device, userId = 'u-001') => (await device.read(userId)).records

const timestamp = (count: number, tab = 't') => ({ count, tab })

describe('what the device stores', () => {
  it('is complete on the next page', async () => {
    const device = openDevice()
    await device.keep([fullRecord])
    await device.close()
    expect(await recordsOf(openDevice())).toEqual([fullRecord])
  })

  it('is joined with new records, never replaced by them, and returned', async () => {
    const device = openDevice()
    await device.keep([aRecord({ status: 'completed', position: { second: 9, at: timestamp(2) } })])
    const older = aRecord({ status: 'in_progress', position: { second: 50, at: timestamp(1) }, reach: 50 })
    const [kept] = await device.keep([older])
    expect(kept).toMatchObject({ status: 'completed', position: { second: 9 }, reach: 50 })
    expect(await recordsOf(device)).toEqual([kept])
  })

  it('survives two tabs that write at the same time', async () => {
    const tabs = [openDevice(), openDevice()]
    const versions = Array.from({ length: 40 }, (_, index) =>
      aRecord({
        draft: { [index]: { option: index % 3, at: timestamp(index, `tab-${index % 2}`) } },
        reach: index,
      }),
    )
    await Promise.all(versions.map((version, index) => tabs[index % 2]!.keep([version])))
    const [kept] = await recordsOf(openDevice())
    expect(kept).toEqual(versions.reduce(joinRecords))
    expect(Object.keys(kept!.draft)).toHaveLength(40)
  })

  it('is written with strict durability if it is a completion that the server does not have', async () => {
    const device = openDevice()
    await recordsOf(device)
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction')
    onTestFinished(() => asked.mockRestore())
    const done = { status: 'completed', completion: { at: timestamp(1), isMarked: true } } as const
    const saved = { ...aRecord().saved, status: 'completed' } as const
    await device.keep([aRecord({ reach: 5 })])
    await device.keep([aRecord(done)])
    await device.keep([aRecord({ ...done, saved })])
    await device.keep([aRecord({ reach: 5 }), aRecord({ status: 'completed', quiz: fullRecord.quiz })])
    expect(asked.mock.calls.map(([, , options]) => options?.durability)).toEqual([
      'relaxed',
      'strict',
      'relaxed',
      'strict',
    ])
  })

  it('belongs to its user only', async () => {
    const device = openDevice()
    await device.keep([aRecord(), aRecord({ userId: 'u-002', status: 'completed' })])
    expect(await recordsOf(device, 'u-001')).toEqual([aRecord()])
    expect(await recordsOf(device, 'u-002')).toEqual([aRecord({ userId: 'u-002', status: 'completed' })])
    expect(await recordsOf(device, 'u-003')).toEqual([])
  })

  it('is deleted if it has not changed since the given time, copies of answers included', async () => {
    const device = openDevice()
    await device.keep([
      aRecord({ lessonId: 'old', touchedAt: 999 }),
      aRecord({ lessonId: 'new', touchedAt: 1_000 }),
    ])
    await device.keepCopy({ key: 'old', answer: 1, keptAt: 999 })
    await device.keepCopy({ key: 'new', answer: 2, keptAt: 1_001 })
    await device.forget(1_000, 'u-009')
    expect((await recordsOf(device)).map(({ lessonId }) => lessonId)).toEqual(['new'])
    expect([await device.readCopy('old'), (await device.readCopy('new'))?.answer]).toEqual([undefined, 2])
  })

  it('stays if a kept lesson needs the copy', async () => {
    const device = openDevice()
    for (const name of ['course kept en', 'course other en', 'progress c', 'progress d', 'my courses fa'])
      await device.keepCopy({ key: `u ${name}`, answer: name, keptAt: 1 })
    const courses = [{ courseId: 'c', slug: 'kept' }]
    await device.forget(1_000, 'u', (key) => isCopyOfCourse(key, 'u', courses))
    expect((await device.readAnswers('u ')).map(({ answer }) => answer)).toEqual([
      'course kept en',
      'my courses fa',
      'progress c',
    ])
  })

  it('is deleted completely when its user asks for it, but nothing of another user', async () => {
    const device = openDevice()
    await device.keep([aRecord(), aRecord({ lessonId: 'done', status: 'completed' })])
    await device.keep([aRecord({ userId: 'u-0012' })])
    await device.keepCopy({ key: 'u-001 list', answer: 1, keptAt: 1 })
    await device.keepCopy({ key: 'u-0012 list', answer: 2, keptAt: 1 })
    await device.forgetAll('u-001')
    expect(await recordsOf(device, 'u-001')).toEqual([])
    expect(await recordsOf(device, 'u-0012')).toHaveLength(1)
    expect(await device.readCopy('u-001 list')).toBeUndefined()
    expect((await device.readCopy('u-0012 list'))?.answer).toBe(2)
  })

  it('is reduced after a sign-out to what the server does not have, except for other users', async () => {
    const device = openDevice()
    const at = { count: 1, tab: 't' }
    const served = { status: 'completed', quiz: true, isViewed: false, count: 2 } as const
    const quiz = { answers: { 0: 1 }, score: 100, at, attempt: 0 }
    const unsent = [
      aRecord({ lessonId: 'ask', status: 'completed', quiz }),
      aRecord({ lessonId: 'chosen', draft: { 0: { option: 1, at } } }),
      aRecord({ lessonId: 'film', position: { second: 7, at } }),
      aRecord({ lessonId: 'paper', page: { number: 3, at } }),
      aRecord({
        lessonId: 'refused',
        status: 'completed',
        refused: { attempt: 0, status: 'completed', position: false, quiz: false, code: 422 },
      }),
    ]
    await device.keep([...unsent, aRecord({ lessonId: 'told', status: 'completed', quiz, saved: served })])
    await device.keep([aRecord({ ...key('told', 'c', 'u-0012'), status: 'completed', quiz, saved: served })])
    for (const userId of ['u-001', 'u-0012']) {
      await device.keepCopy({ key: `${userId} my courses en`, answer: [userId], keptAt: 1 })
      await device.keepCourseSnapshot({ userId, courseId: 'c', lessonIds: [], completed: [] })
    }
    await deleteReported('u-001')
    expect(await device.read('u-001')).toEqual({ records: unsent, courseSnapshots: [] })
    expect(await device.readCopy('u-001 my courses en')).toBeUndefined()
    expect((await device.readCopy('u-0012 my courses en'))?.answer).toEqual(['u-0012'])
    expect(await device.read('u-0012')).toMatchObject({
      records: [{ lessonId: 'told' }],
      courseSnapshots: [{}],
    })
  })
})

describe('a device that cannot store', () => {
  const failureOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(RecordStoreError)
    return (error as RecordStoreError).health
  }

  it('reports a full storage, keeps what it had, and stores more when there is space', async () => {
    const device = openDevice()
    await device.keep([aRecord()])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(await failureOf(device.keep([aRecord({ status: 'completed' })]))).toBe('full')
    expect(await recordsOf(device)).toEqual([aRecord()])
    put.mockRestore()
    await device.keep([aRecord({ status: 'completed' })])
    expect(await recordsOf(device)).toEqual([aRecord({ status: 'completed' })])
  })

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('No', 'SecurityError')
      },
    ],
    [
      'answers with an error',
      () => {
        const request = Object.assign(new EventTarget(), {
          error: new DOMException('Denied', 'UnknownError'),
        })
        queueMicrotask(() => request.dispatchEvent(new Event('error')))
        return request as never
      },
    ],
  ])('reports a forbidden storage (%s), and tries again at the next call', async (_how, open) => {
    const device = openDevice()
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(open)
    expect(await failureOf(device.read('u-001'))).toBe('forbidden')
    expect(await failureOf(device.keep([aRecord()]))).toBe('forbidden')
    refusal.mockRestore()
    await device.keep([aRecord()])
    expect(await recordsOf(device)).toEqual([aRecord()])
  })

  it('reports within five seconds that its storage does not answer', async () => {
    stopClocks()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as never)
    const health = failureOf(openDevice().read('u-001'))
    await flushWork()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await health).toBe('forbidden')
  })

  it('reports after five seconds that a write hangs', async () => {
    const device = openDevice()
    await device.keep([aRecord()])
    const release = await occupyStorage()
    stopClocks()
    let health: unknown
    const hanging = failureOf(device.keep([aRecord({ status: 'completed' })])).then(
      (found) => (health = found),
    )
    await pass(4_900)
    expect(health).toBeUndefined()
    await pass(200)
    expect(health).toBe('forbidden')
    await hanging
    release()
  })

  it('writes none of several records if one of them cannot be written', async () => {
    const device = openDevice()
    const put = IDBObjectStore.prototype.put
    const writing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: { lessonId: string },
    ) {
      if (value.lessonId === 'look') throw new DOMException('Full', 'QuotaExceededError')
      return put.call(this, value)
    })
    expect(await failureOf(device.keep([aRecord(), aRecord({ lessonId: 'look' })]))).toBe('full')
    writing.mockRestore()
    expect(await recordsOf(openDevice())).toEqual([])
  })

  it('does not block a tab that opens a newer version of the database', async () => {
    const device = openDevice()
    await device.keep([aRecord()])
    const newer = await openDB('learning', 2)
    expect(newer.version).toBe(2)
    expect(await failureOf(device.keep([aRecord()]))).toBe('forbidden')
    newer.close()
  })
})
