let wasRequested = false

/** Call it right before requesting the provider's program, which may then run at any time on any page. */
export function providerRequested() {
  wasRequested = true
}

/** Whether the provider's program is loaded or loading. Until a reload it may call its server anywhere. */
export const isProviderHere = () => wasRequested
