import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

const folders = new Set<string>()

/**
 * Makes a folder among the temporary ones. `remove` removes it; the process does so at its end, be it by
 * itself, by an exception, or by Ctrl+C and other signals.
 */
export function temporaryFolder(prefix: string) {
  if (folders.size === 0) process.once('exit', removeAll)
  if (folders.size === 0) for (const signal of signals) process.once(signal, endBy)
  const folder = mkdtempSync(join(tmpdir(), prefix))
  folders.add(folder)
  return { folder, remove: () => remove(folder) }
}

// A cast: Object.keys forgets the names.
const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]

function remove(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
  if (folders.size > 0) return
  process.off('exit', removeAll)
  for (const signal of signals) process.off(signal, endBy)
}

function removeAll() {
  for (const folder of folders) remove(folder)
}

/**
 * Another listener of the signal decides how the process ends; without one, the signal would end it at
 * once.
 */
function endBy(signal: NodeJS.Signals) {
  removeAll()
  // A cast: it listens to these signals alone.
  if (process.listenerCount(signal) === 0) process.exit(SIGNALS[signal as keyof typeof SIGNALS])
}
