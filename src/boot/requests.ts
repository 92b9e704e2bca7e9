import type { EarlyAnswer, FirstRequest } from '../lib/page/boot'
import { matched } from './address'
import { language } from './language'
import { fit, page } from './page'
import { session } from './session'
import { boot } from './state'

const requests = fit === 'whole' ? (page.requests ?? []) : []
const asked = new Map<FirstRequest, EarlyAnswer | undefined>()

/** Sends the request whose answer contains the pictures of a learner's page. */
export const askFirstRequest = () => requests.slice(0, 1).map(askOnce)[0]

/** Sends the page's first requests while the app loads; `api/earlyAnswers` passes their answers on. */
export function askFirstRequests() {
  requests.forEach(askOnce)
}

function askOnce(request: FirstRequest) {
  if (!asked.has(request)) asked.set(request, ask(request))
  return asked.get(request)
}

function ask({ url, method, body }: FirstRequest) {
  const params = matched(page.path ?? '')
  const needsUser = url.includes(':user') || body?.includes(':user')
  if (!params || ((needsUser || page.isPersonal) && !session)) return undefined
  const fill = (text: string) =>
    text.replace(/:[a-z]+/gi, (name) => (name === ':user' ? session?.userId : params[name]) ?? name)
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language }
  if (session) headers.Authorization = `Bearer ${session.accessToken}`
  if (body) headers['Content-Type'] = 'application/json'
  const [address, content] = [new URL(fill(url), location.href).href, body && fill(body)]
  const response = fetch(address, { method, headers, body: content })
  response.catch(() => {})
  const answer: EarlyAnswer = { address, response, token: session?.accessToken, language }
  boot.early.set(`${method} ${address} ${content ?? ''}`, answer)
  return answer
}
