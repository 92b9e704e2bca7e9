/** Whether the provider's program runs in this page. Once it is here it may speak with its server, wherever we go, until the page is loaded anew. */
export const isProviderHere = () => 'Stripe' in window
