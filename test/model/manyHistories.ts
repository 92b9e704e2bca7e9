import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { copyModules, fileOf } from './native'
import type { playShare, Share } from './share'

const share = 'test/model/share'

const worker = `
import { parentPort, workerData } from 'node:worker_threads'
import { playShare } from './${fileOf(share)}'
parentPort.postMessage(playShare(workerData))
`

type Played = ReturnType<typeof playShare>

/** Plays `count` histories from `first` on, in two threads if there are two cores. */
export async function playHistories(first: number, count: number): Promise<Played[]> {
  const modules = copyModules([share])
  const file = join(modules.folder, 'worker.mjs')
  writeFileSync(file, worker)
  const every = Math.min(2, availableParallelism())
  const shares = Array.from({ length: every }, (_, index) => ({
    first: first + index,
    count: count - index,
    every,
  }))
  try {
    return await Promise.all(shares.map((one) => answerOf(file, one)))
  } finally {
    modules.remove()
  }
}

function answerOf(file: string, workerData: Share) {
  return new Promise<Played>((resolve, reject) => {
    new Worker(file, { workerData }).once('message', resolve).once('error', reject)
  })
}
