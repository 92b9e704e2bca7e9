/**
 * Checks every recording: it fits openapi.yaml, contains nothing secret or personal and, if the mock made it,
 * equals the mock's answer today. Every operation has a recording.
 */
import { isDeepStrictEqual } from 'node:util'
import { readContract } from '../mocks/contract.ts'
import { titleOf } from '../mocks/replay/matcher.ts'
import {
  RecordingError,
  readMockRecordings,
  readSet,
  recordingsFolder,
  setNames,
} from '../mocks/replay/readRecordings.ts'
import type { Recording } from '../mocks/replay/recording.ts'
import { readContractSchemas } from './record/contractSchemas.ts'
import { contractProblems, leaks } from './record/problems.ts'
import { recordMock } from './record/recordMock.ts'

type Contract = ReturnType<typeof readContract>

/** @returns one sentence for each fault of the recordings; empty if there are none */
export async function recordingProblems(folder = recordingsFolder): Promise<string[]> {
  const contract = readContract()
  return [
    ...(await orSentence(() => mockProblems(folder, contract))),
    ...(
      await Promise.all(setNames(folder).map((name) => orSentence(() => setProblems(name, folder, contract))))
    ).flat(),
  ]
}

/** The mock made each of its recordings alone, so the check treats each alone. */
async function mockProblems(folder: string, contract: Contract): Promise<string[]> {
  const recordings = readMockRecordings(folder)
  const schemas = readContractSchemas()
  const recorded = new Set<string>(recordings.map(({ operationId }) => operationId))
  const missing = contract.operations.filter(({ operationId }) => !recorded.has(operationId))
  const today = new Map((await recordMock()).map((one) => [titleOf(one), one]))
  return [
    ...missing.map(({ operationId }) => `${operationId} has no recording`),
    ...recordings.flatMap((one) => [
      ...contractProblems(one, contract),
      ...leaks([one], schemas),
      ...mockDifference(one, today.get(titleOf(one))),
    ]),
  ]
}

function mockDifference(recording: Recording, today: Recording | undefined): string[] {
  if (!today) return [`${titleOf(recording)} is of no sample call: remove it`]
  return isDeepStrictEqual(recording, JSON.parse(JSON.stringify(today)))
    ? []
    : [`${titleOf(recording)} is not what the mock answers today: npm run record`]
}

function setProblems(name: string, folder: string, contract: Contract): string[] {
  const recordings = readSet(name, folder)
  const differing = recordings
    .filter(({ differs }) => !differs)
    .flatMap((one) => contractProblems(one, contract))
  return [...differing, ...leaks(recordings)].map((problem) => `${name}: ${problem}`)
}

/** A file that cannot be read counts as a fault, too. */
async function orSentence(problemsOf: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return await problemsOf()
  } catch (error) {
    if (error instanceof RecordingError) return [error.message]
    throw error
  }
}

if (import.meta.main) {
  const problems = await recordingProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  const sets = setNames().length
  console.log(
    `mocks/recordings: every operation is recorded; all of it and ${sets} sets agree with openapi.yaml.`,
  )
}
