let wasAskedFor = false

/** Right before its program is asked for: from then on it may come at any time, wherever we are by then. */
export function providerRequested() {
  wasAskedFor = true
}

/**
 * Whether the provider's program is loaded or loading. It may call its server on every route until a reload.
 */
export const isProviderHere = () => wasAskedFor
