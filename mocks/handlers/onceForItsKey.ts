import type { KeptAnswer, WorldState } from '../state.ts'
import { type Call, Refusal } from './call.ts'

const DAY_MS = 86_400_000

/**
 * For the same Idempotency-Key of the same donor the first answer again, for a day, as payment providers do
 * it; what was refused is not kept.
 * @throws Refusal when the key came with something else before.
 */
export function onceForItsKey<Answer extends KeptAnswer['answer']>(
  { request, world }: Call,
  state: WorldState,
  { userId = 'visitor', donation }: { userId?: string; donation: object },
  work: () => Answer,
): Answer {
  const given = request.headers.get('Idempotency-Key')
  if (!given) return work()
  const key = `${new URL(request.url).pathname} ${userId} ${given}`
  const sent = JSON.stringify(Object.entries(donation).sort(([one], [other]) => one.localeCompare(other)))
  const now = world.now()
  state.keptAnswers = state.keptAnswers.filter(({ at }) => now - at < DAY_MS)
  const kept = state.keptAnswers.find((one) => one.key === key)
  if (kept && kept.sent !== sent) throw new Refusal(422, 'keyOfAnother')
  if (kept) return kept.answer as Answer
  const answer = work()
  state.keptAnswers.push({ key, sent, answer, at: now })
  return answer
}
