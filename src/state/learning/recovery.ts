/**
 * A journal goes when its records are in the record store, not before; where the device keeps nothing, when this tab's own journal has
 * taken them over.
 */
export const mayForget = (isKept: boolean, adopts: () => boolean) => isKept || adopts()
