import type { IncomingMessage, ServerResponse } from 'node:http'

const PAGE = /^\/scenarios\.html(?:\?|$)/

/**
 * Hands the demo the page that lists the scenarios. The development server alone has it, so no build holds
 * any of it.
 */
export async function serveScenarioPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) {
  const { url = '', headers } = incoming
  if (!PAGE.test(url)) return next()
  // Loaded here, so that a build never meets it.
  const [{ scenarioPage }, { pictureFiles }] = await Promise.all([
    import('../mocks/scenarios/page/scenarioPage.ts'),
    import('../mocks/scenarios/page/pictures.ts'),
  ])
  const asked = new URLSearchParams(url.split('?')[1]).get('language')
  const chosen = /(?:^|;\s*)i18next=fa(?:;|$)/.test(headers.cookie ?? '') ? 'fa' : 'en'
  const language = asked === 'en' || asked === 'fa' ? asked : chosen
  outgoing
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(scenarioPage(language, pictureFiles()))
}
