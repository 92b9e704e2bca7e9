import { transition } from '@/domain/donation/machine'
import { cardsOf } from '@/integrations/cards/cardsOf'
import { takenElsewhere } from '@/lib/async/webLock'
import { createAttemptStore } from '@/state/donation/attemptStore'
import {
  acknowledgeIn,
  askReasonIn,
  beginBesideIn,
  changeRecordIn,
  checkIn,
  comeBackIn,
  completeIn,
  discardIn,
  payIn,
  resumeIn,
  submitOrderIn,
  visitIn,
} from '@/state/donation/operations'
import { createSession } from '@/state/donation/session'

/** The code under test. A mutant replaces some of it. */
export const product = {
  acknowledgeIn,
  askReasonIn,
  beginBesideIn,
  cardsOf,
  changeRecordIn,
  checkIn,
  comeBackIn,
  completeIn,
  createAttemptStore,
  createSession,
  discardIn,
  payIn,
  resumeIn,
  submitOrderIn,
  takenElsewhere,
  transition,
  visitIn,
}

export type Logic = typeof product
