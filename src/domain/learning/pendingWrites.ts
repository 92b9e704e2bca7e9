import { type Done, joinRecords, type LessonRecord, lessonName } from './lessonRecord'

/** A record that is not on the device yet. */
export type PendingWrite = {
  record: LessonRecord
  /** The device has failed to take it. */
  hasFailed: boolean
  /** What counted as done before; that shows until the device has the record, or has failed to take it. */
  shownBefore?: Done | undefined
}

/** Lesson (`lessonName`) → its newest write that is not finished. */
export type PendingWrites = Readonly<Record<string, PendingWrite>>

/** The device joins a record to what it holds, and replaces nothing. */
export const keptRecord = (held: LessonRecord | undefined, record: LessonRecord) =>
  held ? joinRecords(held, record) : record

/** The record is to be written; a newer record takes the place of an older one. */
export function withWrite(pending: PendingWrites, record: LessonRecord, shownBefore?: Done): PendingWrites {
  const name = lessonName(record)
  const held = pending[name]
  const write = {
    record,
    hasFailed: held?.hasFailed ?? false,
    shownBefore: held?.shownBefore ?? shownBefore,
  }
  return { ...pending, [name]: write }
}

/** Another page or tab has failed to write the record. */
export const withFailedWrite = (pending: PendingWrites, record: LessonRecord): PendingWrites => ({
  ...pending,
  [lessonName(record)]: { ...pending[lessonName(record)], record, hasFailed: true },
})

/** All that has failed is written along with the record. */
export function batchWith(pending: PendingWrites, record: LessonRecord): LessonRecord[] {
  return Object.values(pending)
    .filter((write) => write.hasFailed || write.record === record)
    .map((write) => write.record)
}

/** The device has the batch. A record that came meanwhile is still to be written. */
export function afterStored(pending: PendingWrites, batch: readonly LessonRecord[]): PendingWrites {
  return changed(pending, batch, (write, record) => {
    if (write.record === record) return undefined
    return write.hasFailed ? shown(write) : write
  })
}

/** The device did not take the batch. A record that came meanwhile will fare no better, and does not wait for that. */
export function afterStoreFailed(pending: PendingWrites, batch: readonly LessonRecord[]): PendingWrites {
  return changed(pending, batch, (write) => ({ ...shown(write), hasFailed: true }))
}

/** The server may hear of a record that is on the device, or that the device cannot take. */
export const mayBeReported = (pending: PendingWrites, record: LessonRecord) =>
  pending[lessonName(record)]?.hasFailed ?? true

/** Options that are chosen and not submitted are for the device alone, and the device could not take them. */
export const hasUnsafeDraft = ({ record: { draft, quiz }, hasFailed }: PendingWrite) =>
  hasFailed && Object.keys(draft).length > 0 && !quiz

const shown = ({ shownBefore: _, ...write }: PendingWrite): PendingWrite => write

function changed(
  pending: PendingWrites,
  batch: readonly LessonRecord[],
  change: (write: PendingWrite, record: LessonRecord) => PendingWrite | undefined,
): PendingWrites {
  const next: Record<string, PendingWrite> = { ...pending }
  for (const record of batch) {
    const name = lessonName(record)
    const write = next[name] && change(next[name], record)
    if (write) next[name] = write
    else delete next[name]
  }
  return next
}
