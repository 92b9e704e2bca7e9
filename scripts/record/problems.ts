import { isDeepStrictEqual } from 'node:util'
import { readContract } from '../../mocks/contract.ts'
import { titleOf } from '../../mocks/replay/matcher.ts'
import type { Recording } from '../../mocks/replay/recording.ts'
import { type ContractSchemas, readContractSchemas } from './contractSchemas.ts'
import { scrub } from './scrub/scrub.ts'
import { isUnreadJson } from './unreadJson.ts'

type Contract = ReturnType<typeof readContract>

/** @returns one sentence for each place where a recording and the contract differ. */
export function contractProblems(recording: Recording, contract: Contract = readContract()) {
  const { operationId, request, response } = recording
  // A request that was refused may have broken the contract on purpose.
  // The judge of forms makes numbers of texts, so it gets a copy.
  const sent = structuredClone(request.body)
  const asked = response.status < 300 ? contract.requestProblems(operationId, sent, request.type) : []
  const { status, contentType, body } = response
  const answered = contract.answerProblems(operationId, status, contentType || 'application/json', body)
  return [
    ...asked.map((problem) => `request: ${problem}`),
    ...answered.map((problem) => `answer: ${problem}`),
  ].map((problem) => `${titleOf(recording)} ${problem}`)
}

/** @returns the places of values that look secret or personal; the values themselves are not named. */
export function leaks(recordings: Recording[], contract: ContractSchemas = readContractSchemas()): string[] {
  const scrubbed = scrub(recordings, contract).recordings
  return recordings.flatMap((recording, index) => [
    ...changedPlaces(recording, scrubbed[index]).map(
      (place) => `${titleOf(recording)} may leak: ${place} is no stand-in, or is not in the contract`,
    ),
    ...(['request', 'response'] as const)
      .filter((side) => isUnreadJson(recording[side].body))
      .map(
        (side) => `${titleOf(recording)} may leak: ${side}.body is JSON in a text, whose fields are not read`,
      ),
  ])
}

/** 'response.body.email': where two values differ. */
function changedPlaces(one: unknown, other: unknown, place = ''): string[] {
  if (isDeepStrictEqual(one, other)) return []
  if (!isObject(one) || !isObject(other)) return [place]
  // The name of a field is data where the contract leaves it open, and may be the leak.
  return Object.keys(one).flatMap((name, index) => {
    const isPlain = /^[A-Za-z]\w{0,30}$|^\d{1,4}$/.test(name)
    const next = `${place}${place && '.'}${isPlain ? name : `(field ${index + 1})`}`
    return name in other ? changedPlaces(one[name], other[name], next) : [next]
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
