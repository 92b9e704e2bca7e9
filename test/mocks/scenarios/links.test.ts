import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startHttpMock } from '../../../mocks/http/server'
import { pictureFiles } from '../../../mocks/scenarios/page/pictures'
import { scenarios } from '../../../mocks/scenarios/scenarios'
import { temporaryFolder } from '../../../mocks/temporaryFolder'

let mock: Awaited<ReturnType<typeof startHttpMock>>

const { folder: site, remove } = temporaryFolder('site-')

beforeAll(async () => {
  await mkdir(join(site, 'fa/user'), { recursive: true })
  for (const page of ['fa/user/profile', 'fa/courses'])
    await writeFile(
      join(site, `${page}.html`),
      '<!doctype html><html><head><title>A page</title></head></html>',
    )
  mock = await startHttpMock({ site })
})
afterAll(async () => {
  await mock.close()
  remove()
})

const world = { 'x-mock-world': 'scenarios', cookie: 'i18next=fa' }

function visit(path: string, headers: Record<string, string> = {}) {
  return fetch(`${mock.origin}${path}`, { redirect: 'manual', headers: { ...world, ...headers } })
}

const asDocument = { accept: 'text/html' }

it('a scenario link redirects to its page, sets its language and clears the storage of the site', async () => {
  const answer = await visit('/?scenario=expired-session-on-profile&language=fa')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/user/profile'])
  expect(answer.headers.get('Set-Cookie')).toMatch(/^i18next=fa; Path=\//)
  expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
})

it('the page gets the session and the steps of the scenario once, and not again on reload', async () => {
  await visit('/?scenario=expired-session-on-profile')
  const first = await visit('/user/profile', asDocument)
  expect(first.headers.get('Cache-Control')).toBe('no-store')
  const [, script = ''] =
    /<head><script src="([^"]+)"><\/script><title>A page<\/title>/.exec(await first.text()) ?? []
  expect(await (await visit(script)).text()).toContain('access-u-001-1')
  expect(await (await visit('/user/profile', asDocument)).text()).not.toContain('<script')
})

it('a scenario link resets the world and sets the faults of the scenario', async () => {
  const ask = () => visit('/api/donate/history?userId=u-002&filter=all')
  expect((await ask()).status).toBe(401)
  await visit('/?scenario=profile-history-missing')
  expect((await ask()).status).toBe(404)
  await visit('/?scenario=profile')
  expect((await ask()).status).toBe(401)
})

it('an unknown scenario is answered in both languages, with the nearest one', async () => {
  const answer = await visit('/?scenario=expired<sesion')
  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(page).toContain('There is no scenario ‘<bdi>expired&lt;sesion</bdi>’.')
  expect(page).toContain('سناریویی به نام «<bdi>expired&lt;sesion</bdi>» نیست.')
  expect(page).toContain('<a href="/?scenario=expired-session">expired-session</a>')
})

it.each([
  ['en', 'ltr', 'fa'],
  ['fa', 'rtl', 'en'],
])(
  'the page of all scenarios shows the title, two links and any picture of each, %s',
  async (language, dir, other) => {
    const page = await (await visit(`/scenarios.html?language=${language}`)).text()
    const pictures = pictureFiles()
    expect(page).toContain(`<html lang="${language}" dir="${dir}">`)
    for (const { name, title } of scenarios) {
      expect(page).toContain(`href="/?scenario=${name}&amp;language=${language}"`)
      expect(page).toContain(`href="/?scenario=${name}&amp;language=${other}"`)
      const file = `${name}.${language}.webp`
      expect(page.includes(`src="/mock-scenarios/${file}"`), file).toBe(pictures.has(file))
      expect(page).toContain(`<span>${title[language === 'en' ? 0 : 1]}</span>`)
    }
  },
)

it("the page of all scenarios uses the visitor's language if its address names none", async () => {
  expect(await (await visit('/scenarios.html')).text()).toContain('<html lang="fa" dir="rtl">')
})

it('a server without a site has no page of scenarios', async () => {
  const api = await startHttpMock()
  try {
    expect((await fetch(`${api.origin}/scenarios.html`)).status).toBe(404)
  } finally {
    await api.close()
  }
})
