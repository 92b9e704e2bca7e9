import type { Page } from '@playwright/test'
import { changePolicy } from '../support/changePolicy'
import { cardNumber, charges, GOOD_CARD, PROVIDER, payWith } from '../support/donating'
import { becomeVisitor, expect, listenTo, omid, sara, signIn, test } from '../support/fixtures'
import { clip, lessonPath } from '../support/watching'

/** A page that needs a source of the policy. */
type Visit = { open: (page: Page) => Promise<void>; isThere: (page: Page) => Promise<void> }

const MEDIA = 'https://media.example.org'

const home: Visit = {
  open: async (page) => void (await page.goto('/courses?search=scratch', { waitUntil: 'commit' })),
  isThere: (page) => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
}

const cardForm: Visit = {
  async open(page) {
    await signIn(page, omid)
    await page.goto('/donation?interval=month&price=20')
    await page.waitForFunction(() => window.boot?.isHydrated)
    await page.getByRole('main').getByRole('button', { name: 'Donate', exact: true }).click()
  },
  isThere: (page) => expect(cardNumber(page)).toBeVisible(),
}

const payment: Visit = {
  async open(page) {
    await cardForm.open(page)
    await cardForm.isThere(page)
    await cardNumber(page).click()
    await payWith(page, GOOD_CARD)
  },
  isThere: (page) => expect.poll(async () => (await charges(page)).length).toBe(1),
}

const filmOf = (host: string): Visit => ({
  async open(page) {
    await signIn(page, sara)
    await takeFilesFrom(page, host)
    await page.goto(clip)
  },
  isThere: (page) =>
    expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0),
})

const paperOf = (host: string): Visit => ({
  async open(page) {
    await signIn(page, sara)
    await takeFilesFrom(page, host)
    await page.goto(lessonPath('10'))
  },
  isThere: (page) => expect(page.locator('[data-words]').first()).toBeAttached(),
})

const pictureOf = (host: string): Visit => ({
  async open(page) {
    await takeFilesFrom(page, host)
    await page.goto('/courses/first-steps-in-scratch?tab=overview&of=now')
  },
  isThere: (page) => expect(page.locator(`main img[src^="${host}/"]`).first()).toBeVisible(),
})

/** The API names its files at this host, which an operator would add to MEDIA_HOSTS. */
async function takeFilesFrom(page: Page, host: string) {
  if (host === '') return
  await page.route('**/api/course/get-full-course/**', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const moved = text.replaceAll(/"(?=\/(?:mock-media|static)\/)/g, `"${host}`)
    await route.fulfill({ response: answer, body: moved })
  })
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const { range } = route.request().headers()
    const answer = await page.request.get(pathname, { headers: range ? { range } : {} })
    const headers = { ...answer.headers(), 'access-control-allow-origin': '*' }
    const open = Object.entries(headers).filter(([name]) => name !== 'cross-origin-resource-policy')
    await route.fulfill({ response: answer, headers: Object.fromEntries(open) })
  })
}

type Row = {
  directive: string
  source: string
  visit: Visit
  /** Whether the operator has added this host, which the preview does not have. */
  isAdded?: boolean
}

/** Which page needs which host. Calls and files of the API use the site's own host here. */
const rows: Row[] = [
  { directive: 'script-src', source: "'self'", visit: home },
  { directive: 'style-src', source: "'self'", visit: home },
  { directive: 'img-src', source: "'self'", visit: home },
  { directive: 'font-src', source: "'self'", visit: home },
  { directive: 'connect-src', source: "'self'", visit: home },
  { directive: 'media-src', source: "'self'", visit: filmOf('') },
  { directive: 'worker-src', source: "'self'", visit: paperOf('') },
  { directive: 'script-src', source: PROVIDER, visit: cardForm },
  { directive: 'connect-src', source: PROVIDER, visit: payment },
  { directive: 'frame-src', source: PROVIDER, visit: cardForm },
  { directive: 'img-src', source: MEDIA, visit: pictureOf(MEDIA), isAdded: true },
  { directive: 'media-src', source: MEDIA, visit: filmOf(MEDIA), isAdded: true },
  { directive: 'connect-src', source: MEDIA, visit: paperOf(MEDIA), isAdded: true },
]

/** No page of the product requests these in a headless browser, or by itself. */
const UNASKED = ["manifest-src 'self'", "form-action 'self'"]

const has = (directive: string, { directive: name }: Row) => directive.split(' ')[0] === name

test('the policy names exactly the hosts that the pages of the table need', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const named = policy.split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ')
    return sources.filter((source) => /^http|^'self'$/.test(source)).map((source) => `${name} ${source}`)
  })
  const known = rows
    .filter(({ isAdded }) => !isAdded)
    .map(({ directive, source }) => `${directive} ${source}`)
  expect([...known, ...UNASKED].sort()).toEqual(named.sort())
})

for (const row of rows)
  test(`the browser reports a page whose ${row.directive} lacks ${row.source}`, async ({
    browser,
    context,
    page,
    baseURL,
    extraHTTPHeaders,
  }) => {
    const { origin } = new URL(baseURL ?? '')
    const { directive, source, visit } = row
    // With the host the page is complete; this test fails if the browser reports anything.
    if (row.isAdded)
      await changePolicy(context, origin, (directives) =>
        directives.map((directive) =>
          /^(?:img|media|connect)-src /.test(directive) ? `${directive} ${MEDIA}` : directive,
        ),
      )
    await visit.open(page)
    await visit.isThere(page)

    // Another world, as an open payment of the first visit would keep the second from the card form.
    const world = `${extraHTTPHeaders?.['x-mock-world']}-without`
    const other = await browser.newContext({
      baseURL: origin,
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'x-mock-world': world },
    })
    await becomeVisitor(other, origin, 'en', world)
    // A document that the route has changed counts as foreign, and may not call hosts of this machine.
    await other.grantPermissions(['local-network-access'])
    await changePolicy(other, origin, (directives) =>
      directives.map((directive) => {
        if (!has(directive, row)) return directive
        return directive
          .split(' ')
          .filter((one) => one !== source)
          .join(' ')
      }),
    )
    const { complaints } = listenTo(other, origin)
    await visit.open(await other.newPage())
    const refusals = () =>
      complaints.filter((text) => text.includes(`Content Security Policy directive: "${directive}`))
    await expect.poll(() => refusals().length).toBeGreaterThan(0)
    // One line of the console names the setting that lacks the host.
    const advice = () => complaints.filter((text) => text.includes(`${source} (${directive}`))
    if (/^http/.test(source)) await expect.poll(() => advice().length).toBe(1)
    await other.close()
  })
