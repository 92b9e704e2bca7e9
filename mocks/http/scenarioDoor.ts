import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentLanguage } from '../fixtures/bilingual.ts'
import { pictureFiles } from '../scenarios/page/pictures.ts'
import { scenarioPage } from '../scenarios/page/scenarioPage.ts'
import { unknownScenarioPage } from '../scenarios/page/unknownScenario.ts'
import { prepareWorld } from '../scenarios/prepare.ts'
import { runSteps } from '../scenarios/runSteps.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { nearestScenario, scenarioOf } from '../scenarios/scenarios.ts'
import type { createPlaces, Place } from './places.ts'

interface Arrival {
  places: ReturnType<typeof createPlaces>
  place: Place
  url: URL
}

const ONE_YEAR_S = 31_536_000
/** A file of its own: the content security policy of the documents refuses scripts within them. */
const SCRIPT_PATH = '/__mock/arrival.js'

/**
 * Answers `/?scenario=NAME&language=fa`, which prepares the visitor's world and leads the browser to the page
 * of the scenario, the script of that page, and `/scenarios.html`, which lists them.
 * @returns whether the request was one of them
 */
export async function answerScenarioLink(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { places, place, url }: Arrival,
): Promise<boolean> {
  if (url.pathname === '/scenarios.html')
    return sendPage(outgoing, 200, scenarioPage(languageIn(url) ?? languageOf(incoming), pictureFiles()))
  if (url.pathname === SCRIPT_PATH && place.arrivalScript !== undefined)
    return sendScript(outgoing, place.arrivalScript)
  const name = url.pathname === '/' ? url.searchParams.get('scenario') : null
  if (name === null) return false
  const scenario = scenarioOf(name)
  if (!scenario) return sendPage(outgoing, 404, unknownScenarioPage(name, nearestScenario(name)))
  await places.reset(place)
  const records = await prepareWorld(place.world, scenario)
  for (const fault of scenario.faults ?? []) place.faults.add(fault)
  // Browsers keep connections open; a fault that breaks one has to meet a request that came after it was set.
  for (const connection of place.idle) connection.end()
  place.arrivalPath = scenario.path.replace(/#.*/, '')
  place.arrivalScript = scriptFor(scenario, records)
  const language = languageIn(url)
  outgoing
    .writeHead(302, {
      Location: scenario.path,
      'Cache-Control': 'no-store',
      Connection: 'close',
      // Nothing of an earlier visit is left on the device.
      'Clear-Site-Data': '"storage"',
      ...(language && { 'Set-Cookie': `i18next=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax` }),
    })
    .end()
  return true
}

function sendPage(outgoing: ServerResponse, status: number, page: string): true {
  outgoing.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  return true
}

function sendScript(outgoing: ServerResponse, script: string): true {
  outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script)
  return true
}

function languageIn({ searchParams }: URL): ContentLanguage | undefined {
  const language = searchParams.get('language')
  return language === 'en' || language === 'fa' ? language : undefined
}

/** The language that the visitor has chosen before. */
function languageOf({ headers }: IncomingMessage): ContentLanguage {
  return /(?:^|;\s*)i18next=fa(?:;|$)/.test(headers.cookie ?? '') ? 'fa' : 'en'
}

/** Runs before any script of the page: the client finds what its device should hold. */
function scriptFor({ steps = [] }: Scenario, records: Record<string, unknown>) {
  const calls = [`(${fillStorage})(${JSON.stringify(records)})`, `(${runSteps})(${JSON.stringify(steps)})`]
  return `document.currentScript.remove();${calls.join(';')}`
}

/** Refers to nothing outside itself: its text is sent to the page. */
function fillStorage(records: Record<string, unknown>) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(records)) localStorage.setItem(key, JSON.stringify(value))
}

/** The document of a scenario's page, which comes once after its link, gets the scenario's script. */
export function addArrival(place: Place, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (incoming.url !== place.arrivalPath || !incoming.headers.accept?.includes('text/html')) return
  place.arrivalPath = undefined
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'])
    delete incoming.headers[name]
  const parts: Buffer[] = []
  const writeHead = outgoing.writeHead.bind(outgoing)
  const end = outgoing.end.bind(outgoing)
  let status = 200
  let headers: Record<string, unknown> = {}
  Object.assign(outgoing, {
    writeHead(code: number, given: Record<string, unknown> = {}) {
      status = code
      headers = given
      return outgoing
    },
    write(part: Buffer) {
      parts.push(Buffer.from(part))
      return true
    },
    end(part?: Buffer) {
      if (part) parts.push(Buffer.from(part))
      const document = Buffer.concat(parts)
        .toString()
        .replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`)
      for (const [name, value] of Object.entries(headers))
        if (!/^(content-length|etag|last-modified|cache-control)$/i.test(name))
          outgoing.setHeader(name, String(value))
      outgoing.setHeader('Cache-Control', 'no-store')
      writeHead(status)
      return end(document)
    },
  })
}
