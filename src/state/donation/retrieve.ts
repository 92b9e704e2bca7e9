import type { PaymentStatus } from '@/domain/donation/payment'
import type { ReportingCards } from './ports'
import type { Scope } from './scope'
import { inTime } from './session'

const RETRIEVE_MS = 30_000

/** The provider's report on a payment; nobody charges anything by asking. */
export async function retrieve(
  { session }: Scope,
  cards: ReportingCards | undefined,
  secret: string | undefined,
): Promise<PaymentStatus> {
  const report = cards && secret !== undefined && inTime(session, RETRIEVE_MS, cards.retrieve(secret))
  return (await report) || { state: 'unknown' }
}
