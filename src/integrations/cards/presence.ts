let wasAskedFor = false

/** Right before its program is asked for: from then on it may come at any time, wherever we are by then. */
export function providerRequested() {
  wasAskedFor = true
}

/** Whether the provider's program is in this page or on its way. It may speak with its server, wherever we go, until the page is loaded anew. */
export const isProviderHere = () => wasAskedFor
