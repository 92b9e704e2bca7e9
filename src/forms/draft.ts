import { DRAFT_PREFIX, isSecret } from '@/lib/storage/drafts'
import { tryStorage } from '@/lib/storage/tryStorage'

/** Reads the unsent values of a form. The tab stores them, so they survive a reload only. */
export function readDraft<Values extends object>(name: string, start: Values): Values {
  const kept = parse(tryStorage(() => sessionStorage.getItem(keyOf(name))))
  const known = Object.entries(start).map(([field, value]) => {
    const draft = kept[field]
    return [field, typeof draft === typeof value ? draft : value]
  })
  return Object.fromEntries(known) as Values
}

/** @returns whether the tab stores a draft of this form. */
export function hasDraft(name: string) {
  return Object.keys(parse(tryStorage(() => sessionStorage.getItem(keyOf(name))))).length > 0
}

/**
 * Stores the values that differ from the initial ones; without any it deletes the draft. It never stores
 * passwords and files.
 */
export function keepDraft(name: string, values: object, start: object) {
  const typed = Object.entries(values).filter(
    ([field, value]) =>
      value !== start[field as keyof typeof start] && value !== undefined && mayBeKept(field, value),
  )
  tryStorage(() =>
    typed.length > 0
      ? sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(typed)))
      : sessionStorage.removeItem(keyOf(name)),
  )
}

/** Drops the drafts of all forms in this tab: the next user of the device reads nothing of this one's. */
export function forgetDrafts() {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
  })
}

const mayBeKept = (field: string, value: unknown) => !isSecret(field) && typeof value !== 'object'

const keyOf = (name: string) => DRAFT_PREFIX + name

function parse(text: string | null | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
