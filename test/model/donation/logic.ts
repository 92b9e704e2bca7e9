import { cardsOf } from '@/integrations/cards/cardsOf'
import { takenElsewhere } from '@/lib/async/webLock'
import { beginBesideAt } from '@/state/donation/beside'
import { askWhyAt, checkAt, goOnAt } from '@/state/donation/check'
import { createDesk } from '@/state/donation/desk'
import { giveAt } from '@/state/donation/give'
import { createNotes } from '@/state/donation/notes'
import { payAt } from '@/state/donation/pay'
import { comeBackAt, deviceChangedAt, finishAt, giveUpAt, hearAt, visitAt } from '@/state/donation/settle'

/** The code under test, as the product has it; a mutant brings its own. */
export const product = {
  askWhyAt,
  beginBesideAt,
  cardsOf,
  checkAt,
  comeBackAt,
  createDesk,
  createNotes,
  deviceChangedAt,
  finishAt,
  giveAt,
  giveUpAt,
  goOnAt,
  hearAt,
  payAt,
  takenElsewhere,
  visitAt,
}

export type Logic = typeof product
