import type { DonationInterval } from '@/api/types'
import { type DonationForm, intervalIn, totalOf } from '@/domain/donation/order'
import { isLongAgo } from '@/domain/donation/timing'
import { recordIn } from '@/lib/storage/recordIn'
import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { fingerprint } from '@/lib/values/fingerprint'
import { isRecord } from '@/lib/values/isRecord'
import { choiceConsumed, keepChoice, readChoice } from './choice'

const STORED_REMINDERS = 'donation:wishes'

const device = storageItem(deviceStorage, STORED_REMINDERS)

/** `boundAt`: milliseconds since 1970. */
type StoredReminder = { form: DonationForm; boundAt: number }

/** The regular donation of a reminder, in whole dollars per payment. */
type Reminder = { dollars: number; interval: Exclude<DonationInterval, 'one-time'> }

/**
 * A visitor has registered in this tab. The order for which she registered waits one day on the device for
 * the user with this e-mail, because the link in the e-mail opens another tab.
 */
export function bindReminder(email: string) {
  const form = sentForm()
  if (form) write(storedReminders().set(ownerOf(email), { form, boundAt: Date.now() }))
  choiceConsumed()
}

/**
 * @returns the donation for which the visitor of this tab was sent to register; undefined after somebody has
 * registered
 */
export const reminderInTab = () => reminderOf(sentForm())

/**
 * @returns the donation for which the user with this e-mail registered; undefined if the reminder was already
 * shown
 */
export function reminderFor(email: string): Reminder | undefined {
  return reminderOf(storedReminders().get(ownerOf(email))?.form)
}

/** The form is valid for one day. */
function sentForm() {
  const { form, sentAt } = readChoice() ?? {}
  return sentAt !== undefined && !isLongAgo(sentAt, Date.now()) ? form : undefined
}

function reminderOf(form: DonationForm | undefined): Reminder | undefined {
  const dollars = form && totalOf(form)
  return form && dollars !== undefined && form.interval !== 'one-time'
    ? { dollars, interval: form.interval }
    : undefined
}

/**
 * The reminder was shown, so it is removed. If the donor has chosen no amount in this tab, the reminded
 * amount becomes her choice.
 */
export function reminderShown(email: string) {
  const left = storedReminders()
  const reminder = left.get(ownerOf(email))
  if (!reminder) return
  left.delete(ownerOf(email))
  write(left)
  if (!readChoice()) keepChoice(reminder.form)
}

/** The reminders by the fingerprint of the e-mail: the device does not store the address itself. */
function storedReminders() {
  const now = Date.now()
  const found = new Map<string, StoredReminder>()
  for (const [owner, reminder] of Object.entries(recordIn(device.read()))) {
    const { interval, amount, boundAt } = isRecord(reminder) ? reminder : {}
    if (typeof amount !== 'string' || typeof boundAt !== 'number' || isLongAgo(boundAt, now)) continue
    found.set(owner, { form: { interval: intervalIn(interval), amount }, boundAt })
  }
  return found
}

function write(reminders: Map<string, StoredReminder>) {
  const kept = [...reminders].map(([owner, { form, boundAt }]) => [owner, { ...form, boundAt }])
  device.write(kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}

const ownerOf = (email: string) => fingerprint(email.trim().toLowerCase())
