import { readContract } from '../../mocks/contract.ts'
import { RecordingError, recordingsFolder } from '../../mocks/replay/readRecordings.ts'
import { readContractSchemas } from './contractSchemas.ts'
import { type Exchange, toRaw } from './exchange.ts'
import { contractProblems } from './problems.ts'
import { scrub } from './scrub/scrub.ts'
import { summaryOf } from './summary.ts'
import { writeSet } from './writeSet.ts'

/**
 * Scrubs what was received and writes it as a set.
 * @returns the summary.
 * @throws RecordingError when nothing can be kept
 */
export async function saveSet(
  name: string,
  exchanges: Exchange[],
  folder = recordingsFolder,
): Promise<string> {
  const { raw, leftOut, secrets } = await toRaw(exchanges)
  if (raw.length === 0) {
    const reasons = [...leftOut].map(([reason, count]) => `${count} × ${reason}`).join('; ')
    throw new RecordingError(`There is nothing to keep: ${reasons || 'no call was made'}.`)
  }
  const scrubbed = scrub(raw, readContractSchemas(), secrets)
  const contract = readContract()
  const problems = scrubbed.recordings.flatMap((recording) => contractProblems(recording, contract))
  writeSet(name, scrubbed.recordings, folder)
  return summaryOf(name, scrubbed, leftOut, problems)
}
