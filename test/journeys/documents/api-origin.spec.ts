import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type BrowserContext, test as base } from '@playwright/test'
import { startHttpMock } from '../../../mocks/http/server'
import { temporaryFolder } from '../../../mocks/temporaryFolder'
import { changePolicy } from '../support/changePolicy'
import { expect, listenTo, sara } from '../support/fixtures'
import { startJudgedHost } from '../support/judged'

/** A page cannot distinguish a call that the browser blocks from a lost connection. */
const NO_CONNECTION = 'There is no connection to the internet right now.'

/** The origins of the two hosts. */
type Hosts = { site: string; api: string }

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use, { project }) => {
      const api = await startJudgedHost({}, project.outputDir)
      const { folder, remove } = temporaryFolder('api-origin-')
      await build(folder, api.origin)
      const site = await startHttpMock({ site: folder })
      await use({ site: site.origin, api: api.origin })
      await Promise.all([site.close(), api.close()])
      remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** Builds the site for an API of another origin, as the README says ('With a real API'). */
async function build(folder: string, PUBLIC_API_HOST: string) {
  const env = { ...process.env, PUBLIC_API_HOST, PUBLIC_SITE_URL: '', PUBLIC_STRIPE_KEY: '' }
  const words = ['build', '--env-mode', 'preview', '--log-level', 'error', '--dist-path', folder]
  const [status] = await once(spawn('rsbuild', words, { stdio: 'inherit', env }), 'close')
  if (status !== 0) throw new Error('The site cannot be built.')
}

async function callsOf(origin: string): Promise<{ operationId?: string; status: number; path: string }[]> {
  return (await fetch(`${origin}/__mock/requests`)).json()
}

async function openSignIn(context: BrowserContext, { site }: Hosts) {
  const page = await context.newPage()
  await page.goto(`${site}/signin`)
  await page.waitForFunction(() => window.boot?.isHydrated)
  await page.getByLabel('E-mail').fill(sara.email)
  await page.getByLabel('Password', { exact: true }).fill(sara.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return page
}

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'block', locale: 'en' })

test('a learner signs in and learns with an API of another origin, without a message on the console', async ({
  context,
  hosts,
}) => {
  const { complaints } = listenTo(context, hosts.site)
  const page = await openSignIn(context, hosts)
  await expect(page.getByText('Logged In Successfully')).toBeVisible()

  await page.goto(`${hosts.site}/courses/first-steps-in-scratch`)
  await expect(page.getByText('47% Complete')).toBeVisible()
  await page.goto(`${hosts.site}/learn/first-steps-in-scratch`)
  await page.getByRole('button', { name: 'Next Lesson' }).click()
  await expect(page.getByText('Everything you have learned is saved.')).toBeVisible()

  const accepted = async () => {
    const calls = await callsOf(hosts.api)
    return calls.filter(({ status }) => status < 300).map(({ operationId }) => operationId)
  }
  const asked = ['login', 'getFullCourse', 'getEnrollmentProgress', 'markComplete', 'updateProgress']
  await expect.poll(accepted).toEqual(expect.arrayContaining(asked))
  expect((await callsOf(hosts.site)).filter(({ operationId }) => operationId)).toEqual([])
  expect(complaints).toEqual([])
})

test('sign-in shows an error when the content security policy blocks the API', async ({ context, hosts }) => {
  await changePolicy(context, hosts.site, (directives) =>
    directives.map((directive) =>
      directive.startsWith('connect-src ') ? directive.replace(` ${hosts.api}`, '') : directive,
    ),
  )
  const { complaints } = listenTo(context, hosts.site)
  const page = await openSignIn(context, hosts)
  await expect(page.getByRole('dialog')).toContainText(NO_CONNECTION)
  expect(complaints.join('\n')).toContain('Content Security Policy directive: "connect-src')
})

test('sign-in shows an error when the API does not allow the origin of the pages', async ({
  context,
  hosts,
}) => {
  const fault = { operationId: 'login', kind: 'cors', times: 9 }
  await fetch(`${hosts.api}/__mock/faults`, { method: 'POST', body: JSON.stringify(fault) })
  const page = await openSignIn(context, hosts)
  await expect(page.getByRole('dialog')).toContainText(NO_CONNECTION)
  await expect(page).toHaveURL(`${hosts.site}/signin`)
})
