import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { expectHydrated, PROGRAM } from './program'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

/** A host in front of the site that sends the second half of each document once `goOn` is called. */
async function hostInHalves(site: string, world: string) {
  let goOn = () => {}
  const released = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const server = createServer(async (incoming, outgoing) => {
    const answer = await fetch(site + incoming.url, { headers: { 'x-mock-world': world } })
    const type = answer.headers.get('content-type') ?? ''
    outgoing.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return outgoing.end(Buffer.from(await answer.arrayBuffer()))
    const text = await answer.text()
    const middle = text.indexOf('</h1>')
    outgoing.write(text.slice(0, middle))
    await released
    outgoing.end(text.slice(middle))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, goOn, close: () => server.close() }
}

test('the program waits for the end of its document', async ({ page, baseURL }) => {
  const host = await hostInHalves(baseURL ?? '', `${test.info().testId}`)
  try {
    await page.goto(`${host.origin}/faqs`, { waitUntil: 'commit' })
    // The last script is the one that starts the program.
    await page.waitForFunction(() => {
      const asked = document.querySelectorAll('script[src*="/static/js/"]')
      const come = performance.getEntriesByType('resource').filter(({ name }) => /\/static\/js\//.test(name))
      return asked.length > 0 && come.length >= asked.length
    })
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    host.goOn()
    await expectHydrated(page)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(pageHeading(page)).toHaveCount(1)
  } finally {
    host.close()
  }
})

for (const path of ['/courses', '/courses?page=2'])
  test(`a chunk of the program that failed once is fetched again, at ${path}`, async ({ page, t }) => {
    const lost: string[] = []
    await page.route(/\/static\/js\/async\//, (route) => {
      if (lost.length > 0) return route.continue()
      lost.push(route.request().url())
      return route.abort()
    })
    await page.goto(path)
    await expectHydrated(page)
    expect(lost).toHaveLength(1)
    await page.getByRole('button', { name: t('courses.filter') }).click()
    await expect(page.getByRole('dialog', { name: t('courses.filterTitle') })).toBeVisible()
    await expect(page.getByText('This page could not be loaded')).toBeHidden()
  })

const sentences = [
  'This page could not be loaded completely. Please check your connection and load it again.',
  'این صفحه کامل بارگذاری نشد. لطفاً اتصال اینترنت خود را بررسی کنید و صفحه را دوباره باز کنید.',
]

/** The page shows the failure at once, in both languages. */
async function expectFailureShown(page: Page) {
  await expect(page.getByRole('alert')).toBeVisible()
  for (const sentence of sentences) {
    await expect(page.getByText(sentence)).toBeVisible()
    expect(await page.getByText(sentence).evaluate((words) => getComputedStyle(words).opacity)).toBe('1')
  }
  await expect(page.getByText('Still loading')).toBeHidden()
}

test.describe('a program that cannot be loaded', () => {
  test.beforeEach(async ({ page, expectComplaint }) => {
    expectComplaint(/boot:|Failed to load/)
    await page.route(PROGRAM, (route) => route.abort())
  })

  test('leaves the document readable, with a message', async ({ page }) => {
    await page.goto('/faqs')
    await expectFailureShown(page)
    await expect(pageHeading(page)).toBeVisible()
  })

  test('shows the message in place of a document that does not match the query', async ({ page }) => {
    await page.goto('/courses?page=2')
    await expectFailureShown(page)
    await expect(pageHeading(page)).toBeHidden()
  })

  test("shows the message in place of a learner's page that would stay loading", async ({ page }) => {
    await page.unroute(PROGRAM)
    await signIn(page, sara)
    await page.route(PROGRAM, (route) => route.abort())
    await page.goto('/my-courses')
    await expectFailureShown(page)
  })
})

test('translations that cannot be loaded leave the document readable, with a message', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/could not|^503 /)
  await page.route('**/translations/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/faqs')
  await expectFailureShown(page)
  await expect(pageHeading(page)).toBeVisible()
})
