import type { BrowserContext } from '@playwright/test'

const META = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/

/** Changes the content security policy of each document, in its header and in its meta element. */
export async function changePolicy(
  context: BrowserContext,
  site: string,
  change: (directives: string[]) => string[],
) {
  const changed = (policy: string) => change(policy.split('; ')).join('; ')
  const isDocument = ({ origin, pathname }: URL) =>
    origin === site && !/^\/(?:api|static|translations|__mock)\/|\.[a-z\d]+$/.test(pathname)
  await context.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = answer.headers()
    const rest = changed(policy)
    const body = (await answer.text()).replace(META, (_meta, start, policy) => start + changed(policy))
    await route.fulfill({
      response: answer,
      headers: { ...headers, ...(rest && { 'content-security-policy': rest }) },
      body,
    })
  })
}
