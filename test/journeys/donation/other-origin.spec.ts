import { PROVIDER } from '../support/donating'
import { expect, test } from '../support/fixtures'

/**
 * Calls the API from a page of another origin with these headers: gives the status, or null if the browser
 * blocks the call.
 */
const ANSWER = `async ({ url, headers }) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
  const body = { amount: 20, isSubscription: false, currency: 'usd', interval: 'one-time' }
  return fetch(url, { ...init, body: JSON.stringify(body) }).then(({ status }) => status, () => null)
}`

test('the browser sends the headers of a donation to an API of another origin, and no unlisted one', async ({
  page,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/Access-Control-Allow-Headers/)
  await page.goto(`${PROVIDER}/field.html`)
  const answer = (headers: object) => {
    const call = JSON.stringify({ url: `${baseURL}/api/donate/getPaymentLink`, headers })
    return page.evaluate(`(${ANSWER})(${call})`)
  }
  expect(await answer({ 'Idempotency-Key': 'a-wish', 'Accept-Language': 'fa' })).toBe(200)
  expect(await answer({ 'X-Whatever': '1' })).toBeNull()
})
