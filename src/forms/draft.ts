import { tryStorage } from '@/lib/storage/tryStorage'

/** The unsent values of a form, in this tab alone: they survive a reload and go with the tab. */
export function readDraft<Values extends object>(name: string, start: Values): Values {
  const kept = parse(tryStorage(() => sessionStorage.getItem(keyOf(name))))
  const known = Object.entries(start).map(([field, value]) => {
    const draft = kept[field]
    return [field, typeof draft === typeof value ? draft : value]
  })
  return Object.fromEntries(known) as Values
}

/** The tab stores a draft of this form. */
export function hasDraft(name: string) {
  return Object.keys(parse(tryStorage(() => sessionStorage.getItem(keyOf(name))))).length > 0
}

/** Keeps what differs from the start, or forgets what was kept where nothing does. Passwords and files are not kept. */
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

const mayBeKept = (field: string, value: unknown) => !/password/i.test(field) && typeof value !== 'object'

const keyOf = (name: string) => `draft:${name}`

function parse(text: string | null | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
