import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSetName, RecordingError } from '../../mocks/replay/readRecordings.ts'
import type { Recording } from '../../mocks/replay/recording.ts'

/** Asked before anything is recorded. @throws RecordingError when the name is none, or taken */
export function checkNewSet(name: string, folder: string) {
  checkSetName(name)
  if (existsSync(join(folder, name)))
    throw new RecordingError(
      `mocks/recordings/${name} is there already, and nothing of it is overwritten. Take another name, or remove that folder.`,
    )
}

/** Writes a set as <case>.<operationId>.json: all of it, or nothing. */
export function writeSet(name: string, recordings: Recording[], folder: string) {
  checkNewSet(name, folder)
  mkdirSync(folder, { recursive: true })
  const unfinished = mkdtempSync(join(folder, '.unfinished-'))
  try {
    for (const recording of recordings)
      writeFileSync(join(unfinished, `${recording.case}.${recording.operationId}.json`), fileText(recording))
    // A temporary folder is its owner's alone.
    chmodSync(unfinished, 0o755)
    renameSync(unfinished, join(folder, name))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

export function fileText(recording: Recording) {
  return `${JSON.stringify(recording, null, 2)}\n`
}
