import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../../helpers/endings'

/** A folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts `npm run record` with its sets in another folder. */
export function startRecord(folder: string, ...words: string[]) {
  const child = spawn(process.execPath, ['scripts/record.ts', ...words], {
    env: { ...process.env, RECORDINGS_FOLDER: folder },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const ended = new Promise<{ status: number | null; printed: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, printed })),
  )
  return { child, ended, printed: () => printed }
}

export function runRecord(folder: string, ...words: string[]) {
  return startRecord(folder, ...words).ended
}

/** The names and the texts of all files in a folder. */
export async function allTextIn(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  const texts = await Promise.all(
    files.map(
      async ({ parentPath, name }) =>
        `${parentPath}/${name}\n${await readFile(join(parentPath, name), 'utf8')}`,
    ),
  )
  return texts.join('\n')
}
