import { type DonationForm, intervalIn } from '@/domain/donation/order'
import { recordIn } from '@/lib/storage/recordIn'
import { storageItem, tabStorage } from '@/lib/storage/storageItem'

const tab = storageItem(tabStorage, 'donation:choice')

/**
 * A choice. `sentAt`: the time at which the visitor was sent to register for it, in milliseconds since 1970.
 * It is removed once somebody registers or signs in.
 */
type Choice = { form: DonationForm; sentAt?: number }

/** The choice of interval and amount in this tab; other tabs do not share it. */
export function readChoice(): Choice | undefined {
  const { interval, amount, sentAt } = recordIn(tab.read())
  if (typeof amount !== 'string') return undefined
  const form = { interval: intervalIn(interval), amount }
  return typeof sentAt === 'number' ? { form, sentAt } : { form }
}

/**
 * Stores the current choice. It replaces the form of a visitor who was sent to register and chooses again.
 */
export const keepChoice = (form: DonationForm) => write({ ...readChoice(), form })

/** The client sends a visitor to register for this choice. */
export const choiceSent = (form: DonationForm) => write({ form, sentAt: Date.now() })

/**
 * A visitor has registered or signed in. The next visitor in this tab may be another person, so the mark
 * goes.
 */
export function choiceConsumed() {
  const choice = readChoice()
  if (choice?.sentAt !== undefined) write({ form: choice.form })
}

/** The donation is made, so its choice is dropped. */
export const forgetChoice = () => tab.write(null)

const write = ({ form, sentAt }: Choice) => tab.write(JSON.stringify({ ...form, sentAt }))
