/**
 * Whether a journal may be removed: its records are in the record store, or, if the device stores nothing, in
 * this tab's own journal.
 */
export const mayForget = (isKept: boolean, adopts: () => boolean) => isKept || adopts()
