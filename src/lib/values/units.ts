/**
 * Numbers with a unit. A plain number is assignable to each of them, one unit to another is not:
 * `formatDollars(cents)` does not compile. `Cents` and `UnixSeconds` of the contract are made in the same
 * way (`npm run generate`).
 */
export type Dollars = number & { readonly unit?: 'Dollars' }
/** Since 1970, as `Date.now()` counts. */
export type Milliseconds = number & { readonly unit?: 'Milliseconds' }
export type Bytes = number & { readonly unit?: 'Bytes' }
