import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startHttpMock } from '../../../mocks/http/server'
import { expect, sara, test } from '../support/fixtures'

/** The set is among the committed ones while this test runs, because all doors read that folder. */
const SET = 'journey-visit'
const SET_FOLDER = `mocks/recordings/${SET}`
const TEST_FILE = `test/replays/${SET}.test.tsx`
/** The pages of the visit, each with its last call. */
const pages: [path: string, lastCall: RegExp][] = [
  ['/courses', /auth\/getUser/],
  ['/courses/first-steps-in-scratch', /enrollment\/progress/],
  ['/blogs', /auth\/getUser/],
  ['/my-courses', /enrollment\/my-courses/],
  ['/user/profile', /donate\/history/],
]

function remove() {
  rmSync(SET_FOLDER, { recursive: true, force: true })
  rmSync(TEST_FILE, { force: true })
}

test.beforeEach(remove)
test.afterEach(remove)

async function enter(page: Page, password: string) {
  await page.getByLabel('E-mail').fill(sara.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Logged In Successfully')).toBeVisible()
}

/** Signs in and looks at five pages. */
async function visit(page: Page, origin: string, password: string) {
  await page.goto(`${origin}/signin`)
  await enter(page, password)
  for (const [path, lastCall] of pages) {
    const answered = page.waitForResponse(lastCall)
    await page.goto(`${origin}${path}`)
    await (await answered).finished()
    await page.waitForLoadState('networkidle')
  }
}

/** Records a HAR of a visit to the production build. */
async function recordHar(browser: Browser, origin: string, har: string) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    recordHar: { path: har, content: 'embed' },
  })
  await visit(await context.newPage(), origin, sara.password)
  // The HAR is written when the context ends.
  await context.close()
}

function record(...words: string[]) {
  return execFileSync(process.execPath, ['scripts/record.ts', ...words], { encoding: 'utf8' })
}

test('a HAR of a sign-in with five pages is scrubbed, and replays in the demo, over HTTP and in a test', async ({
  browser,
  page,
}) => {
  test.setTimeout(400_000)
  const folder = mkdtempSync(join(tmpdir(), 'har-'))
  const mock = await startHttpMock({ site: 'dist' })
  try {
    const har = join(folder, 'visit.har')
    await recordHar(browser, mock.origin, har)
    const raw = readFileSync(har, 'utf8')
    const summary = record('--har', har, '--as', SET)
    const files = readdirSync(SET_FOLDER)
    const written = files.map((file) => readFileSync(`${SET_FOLDER}/${file}`, 'utf8')).join('\n')
    for (const secret of [sara.email, sara.password, 'Lindholm', 'Nørrebrogade 12', '+4520123456'])
      expect([raw.includes(secret), `${summary}${written}`.includes(secret)], secret).toEqual([true, false])
    for (const operationId of ['login', 'getUser', 'getCourses', 'getFullCourse', 'getBlogs', 'getMyCourses'])
      expect(files.join()).toContain(operationId)

    await test.step('over HTTP: any password signs in, and the stand-ins are shown', async () => {
      const asked = { set: SET }
      const answer = await fetch(`${mock.origin}/__mock/replay`, {
        method: 'POST',
        body: JSON.stringify(asked),
      })
      expect(answer.status).toBe(204)
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const replayed = await context.newPage()
      await visit(replayed, mock.origin, 'anything-1')
      await expect(replayed.getByText('Person-1').first()).toBeVisible()
      await context.close()
    })

    await test.step('in the demo: any password signs in, and the stand-ins are shown', async () => {
      await page.goto(`/signin?replay=${SET}`)
      await enter(page, 'anything-1')
      await page.goto('/my-courses')
      await expect(page.getByRole('progressbar')).toHaveCount(3)
      await expect(page.getByText('Person-1').first()).toBeVisible()
    })

    await test.step('in a generated test, which fails until somebody writes its expectation', () => {
      expect(record('--test', SET)).toContain(TEST_FILE)
      const run = spawnSync('vitest', ['run', '--maxWorkers=1', TEST_FILE], { encoding: 'utf8' })
      const printed = `${run.stdout}${run.stderr}`
      expect(printed).toContain('Unable to find an element with the text: Say here what the user should see')
      expect(readFileSync(TEST_FILE, 'utf8')).toContain("at: '/user/profile'")
      expect(printed).not.toContain('No recording answers')
      expect(run.status).toBe(1)
    })
  } finally {
    await mock.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a replay of an unknown set shows its name on the page', async ({ page, expectComplaint }) => {
  expectComplaint(/There is no set 'no-such-set'|404 \/mock-recordings/)
  await page.goto('/?replay=no-such-set', { waitUntil: 'commit' })
  await expect(page.getByText("There is no set 'no-such-set' in mocks/recordings.")).toBeVisible()
})
