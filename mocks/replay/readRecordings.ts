import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationId, operations } from '../operations.ts'
import type { Recording } from './recording.ts'

/** The mock's answers as <operationId>.<case>.json, and one folder per set. */
export const recordingsFolder = join(import.meta.dirname, '../recordings')

const SET_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SHOWN_FOLDER = 'mocks/recordings'

/** The person at the keyboard can correct it: it is shown as a sentence, without a stack. */
export class RecordingError extends Error {}

/** @throws RecordingError when a name could lead anywhere but to a folder of its own */
export function checkSetName(name: string) {
  if (!SET_NAME.test(name))
    throw new RecordingError(
      `'${name}' is no name of a set: take small letters, digits and single hyphens, such as 'bug-123'.`,
    )
}

/** @returns the names of all sets, sorted. */
export function setNames(folder = recordingsFolder): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && SET_NAME.test(entry.name))
    .map(({ name }) => name)
    .sort()
}

/** @returns the recordings of a set in the order of their calls. @throws RecordingError, in a sentence */
export function readSet(name: string, folder = recordingsFolder): Recording[] {
  checkSetName(name)
  if (!setNames(folder).includes(name)) {
    const known = setNames(folder).join(', ') || 'none'
    throw new RecordingError(`There is no set '${name}' in ${SHOWN_FOLDER}. There are: ${known}.`)
  }
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'))
  if (files.length === 0) throw new RecordingError(`The set '${name}' holds no recording.`)
  return files.sort().map((file) => readFile(join(folder, name, file), `${SHOWN_FOLDER}/${name}/${file}`))
}

/** @returns the mock's own answer of that case. @throws RecordingError, in a sentence */
export function readRecording(operationId: OperationId, name = 'ok', folder = recordingsFolder): Recording {
  const file = `${operationId}.${name}.json`
  if (!existsSync(join(folder, file)))
    throw new RecordingError(`There is no recording ${SHOWN_FOLDER}/${file}.`)
  return readFile(join(folder, file), `${SHOWN_FOLDER}/${file}`)
}

/** @returns every recording of the mock, in the order of file names. */
export function readMockRecordings(folder = recordingsFolder): Recording[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readFile(join(folder, file), `${SHOWN_FOLDER}/${file}`))
}

function readFile(path: string, shownAs: string): Recording {
  const value = parsed(readFileSync(path, 'utf8'), shownAs)
  const problem = shapeProblem(value)
  if (problem) throw new RecordingError(`${shownAs} is no recording: ${problem}.`)
  // The lines above have looked at each field that is read later.
  return value as Recording
}

function parsed(text: string, shownAs: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordingError(`${shownAs} is not JSON: ${(error as Error).message}.`)
  }
}

/** @returns what is missing in a file that somebody may have edited. */
function shapeProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'it is not an object'
  const { operationId, case: name, request, response } = value
  if (typeof operationId !== 'string' || !(operationId in operations))
    return `'${String(operationId)}' is no operation of the contract`
  if (typeof name !== 'string') return "it has no 'case'"
  if (!isObject(request)) return "it has no 'request'"
  if (typeof request.method !== 'string') return "its request has no 'method'"
  if (typeof request.path !== 'string' || !request.path.startsWith('/api/'))
    return "the 'path' of its request does not begin with /api/"
  if (!isObject(response)) return "it has no 'response'"
  if (!isStatus(response.status)) return "the 'status' of its response is no number from 200 to 599"
  if (typeof response.contentType !== 'string') return "its response has no 'contentType'"
  return undefined
}

function isStatus(value: unknown) {
  return Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
