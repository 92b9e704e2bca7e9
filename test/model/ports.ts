import type { LessonRecord } from '@/domain/learning/lessonRecord'
import type { DeviceContent, Election, Ports } from '@/state/learning/ports'
import { Deferred, now } from './deferred'
import { forgetJournal, keep, readDevice, readJournals, writeJournal } from './device'
import { ask, send } from './network'
import type { OutboxUnderTest } from './outboxUnderTest'
import { LESSONS, notifyOther, USERS } from './world'

export type Candidate = Parameters<Election['join']>[0]

/**
 * An access that waits for IndexedDB, in the order of the calls. The history decides when its transaction
 * runs.
 */
export type Job = { kind: 'keep' | 'read'; lessons: number[]; run: () => void }

const refusal = new Error('The storage is full, or does not answer.')

/** The ports of a page's outbox in this world. */
export function portsOf(outbox: OutboxUnderTest): Ports {
  const { world, tab, name } = outbox
  return {
    tab: name,
    clock: {
      now: () => world.now,
      today: () => world.wall,
      wakeIn(milliseconds, wake) {
        outbox.timer = { at: world.now + milliseconds, wake }
        return () => {
          outbox.timer = undefined
        }
      },
    },
    isOnline: () => world.isOnline,
    warn: () => {},
    store: {
      keep: (records) => keepLater(outbox, records),
      read: () => readLater(outbox),
      forget: () => now(undefined),
      forgetAll: () => now(undefined),
      close: () => {},
    },
    journal: {
      write(records) {
        writeJournal(world, name, records)
        notifyOther(world, tab, 'journal')
        return true
      },
      clear() {
        writeJournal(world, name, [])
        return true
      },
      readAll: () => readJournals(world),
      forget: (left) => forgetJournal(world, left),
    },
    channel: {
      post(message) {
        // In a history the leader may change at any time, so heartbeats have no effect.
        if (message.records?.length) notifyOther(world, tab, message)
      },
      leave: () => {},
    },
    election: {
      join(candidate) {
        outbox.candidate = candidate
        outbox.standForElection()
      },
      beat: () => {},
      rest: () => {},
      watchLeader: () => {},
      leaderSpoke: () => {},
      leave: () => outbox.resign(),
    },
    server: {
      report: (report, userId) => send(outbox, report, userId),
      ask() {
        const answer = new Deferred<{ code: number | string | undefined }>()
        ask(tab).waiting.push(answer)
        return answer
      },
    },
  }
}

function keepLater({ world, userId, jobs }: OutboxUnderTest, records: readonly LessonRecord[]) {
  const answer = new Deferred<LessonRecord[]>()
  const lessons = records.flatMap((record) =>
    record.userId === userId ? [LESSONS.indexOf(record.lessonId)] : [],
  )
  jobs.push({
    kind: 'keep',
    lessons,
    run() {
      const kept = keep(world, records)
      if (kept) answer.resolve(kept)
      else answer.reject(refusal)
    },
  })
  return answer
}

function readLater({ world, userId, jobs }: OutboxUnderTest) {
  const answer = new Deferred<DeviceContent>()
  jobs.push({
    kind: 'read',
    lessons: [],
    run() {
      const records = readDevice(world, USERS.indexOf(userId))
      if (records) answer.resolve({ records, courseSnapshots: [], lastLessons: {} })
      else answer.reject(refusal)
    },
  })
  return answer
}
