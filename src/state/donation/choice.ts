import { type DonationForm, intervalIn } from '@/domain/donation/order'
import { recordIn } from '@/lib/storage/recordIn'
import { storageItem, tabStorage } from '@/lib/storage/storageItem'

const tab = storageItem(tabStorage, 'donation:choice')

/** A choice; `sentAt`: when the visitor was sent to register for it (milliseconds since 1970), until somebody registers or signs in. */
type Choice = { form: DonationForm; sentAt?: number }

/** The choice of interval and amount in this tab; other tabs do not share it. */
export function readChoice(): Choice | undefined {
  const { interval, amount, sentAt } = recordIn(tab.read())
  if (typeof amount !== 'string') return undefined
  const form = { interval: intervalIn(interval), amount }
  return typeof sentAt === 'number' ? { form, sentAt } : { form }
}

/** Stores the current choice. It replaces the one of a visitor who was sent to register and chooses again. */
export const keepChoice = (form: DonationForm) => write({ ...readChoice(), form })

/** A visitor is sent to register for this. */
export const choiceSent = (form: DonationForm) => write({ form, sentAt: Date.now() })

/** A visitor has registered or signed in: the next visitor of this tab may be another person. */
export function choiceConsumed() {
  const choice = readChoice()
  if (choice?.sentAt !== undefined) write({ form: choice.form })
}

/** The donation was made. */
export const forgetChoice = () => tab.write(null)

const write = ({ form, sentAt }: Choice) => tab.write(JSON.stringify({ ...form, sentAt }))
