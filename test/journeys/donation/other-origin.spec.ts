import { PROVIDER } from '../support/donating'
import { expect, test } from '../support/fixtures'

/**
 * How a page of another origin fares that sends this header to the API: a status, or nothing where the
 * browser keeps the call back.
 */
const ANSWER = `async ({ url, headers }) => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
  const body = { amount: 20, isSubscription: false, currency: 'usd', interval: 'one-time' }
  return fetch(url, { ...init, body: JSON.stringify(body) }).then(({ status }) => status, () => null)
}`

test('a browser lets a donation through to an API of another origin, and nothing that the API does not name', async ({
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
