/** Checks every recording against openapi.yaml, and that every operation has one; names what is stale. */
import { readdir } from 'node:fs/promises'
import { readContract } from '../mocks/contract.ts'
import type { OperationId } from '../mocks/operations.ts'
import { type Recording, readRecording, recordingsFolder } from '../mocks/replay.ts'

/** @returns one sentence for each thing that is wrong with the recordings; empty when they are right. */
export async function recordingProblems(folder = recordingsFolder): Promise<string[]> {
  const contract = readContract()
  const recordings = (await readdir(folder)).map((file) => readByFileName(file, folder))
  const recorded = new Set<string>(recordings.map(({ operationId }) => operationId))
  const missing = contract.operations.filter(({ operationId }) => !recorded.has(operationId))
  return [
    ...missing.map(({ operationId }) => `${operationId} has no recording`),
    ...recordings.flatMap((recording) => problemsOf(recording, contract)),
  ]
}

function problemsOf(
  { operationId, case: name, request, response }: Recording,
  contract: ReturnType<typeof readContract>,
) {
  const { status, contentType, body } = response
  // A request that was refused may have broken the contract on purpose.
  const asked = status < 300 ? contract.requestProblems(operationId, request.body, request.type) : []
  const answered = contract.answerProblems(operationId, status, contentType, body)
  return [
    ...asked.map((problem) => `request: ${problem}`),
    ...answered.map((problem) => `answer: ${problem}`),
  ].map((problem) => `${operationId}.${name} ${problem}`)
}

/** 'login.unverified-403.json' → its recording. */
function readByFileName(file: string, folder: string) {
  const [operationId, name] = file.split('.')
  return readRecording(operationId as OperationId, name, folder)
}

if (import.meta.main) {
  const problems = await recordingProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('mocks/recordings: every operation is recorded, and all agree with openapi.yaml.')
}
