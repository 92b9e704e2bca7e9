/**
 * Builds the site, serves it with nginx as deploy/ says, and checks what an operator relies on. The command
 * is `npm run test:deploy`; `-- --site dist` uses an existing build. The exit code is 1 if a check
 * fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startHttpMock } from '../../mocks/http/server.ts'
import { temporaryFolder } from '../../mocks/temporaryFolder.ts'
import { ensureBrowser } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/freePort.ts'
import { checkAnswers } from './answers.ts'
import { checkVisits } from './learner.ts'
import { nextRelease } from './nextRelease.ts'
import { startNginx } from './nginx.ts'
import { checkOlderWorker } from './olderWorker.ts'
import { createReport } from './report.ts'

const { values } = parseArgs({ options: { site: { type: 'string' } } })
ensureBrowser(console.log)

const port = await freePort()
const api = await startHttpMock()
const first = resolve(values.site ?? 'dist')
if (!values.site) await build()

const { folder, remove } = temporaryFolder('deploy-')
const [place, next] = [join(folder, 'site'), join(folder, 'next')]
const site = join(place, 'current')
await run('deploy/release.sh', [first, place])
await nextRelease(first, next)
const nginx = await startNginx({ site, headers: `${first}-host/nginx`, api: api.origin, port })
const report = createReport()
try {
  console.log(`deploy/nginx.conf at ${nginx.origin}`)
  await checkAnswers(report, nginx, site)
  await checkVisits(report, nginx, { first, next, place })
  await checkOlderWorker(report, nginx, { first, next, place })
} finally {
  await nginx.stop()
  await api.close()
  remove()
}
process.exit(report.end() ? 0 : 1)

/** The pages contain data of the mock API, and call it through their own host. */
function build() {
  return run('rsbuild', ['build'], {
    ...process.env,
    PRERENDER_API: api.origin,
    PUBLIC_API_HOST: '',
    PUBLIC_SITE_URL: `http://localhost:${port}`,
    PUBLIC_AVATAR_URL: '',
    PUBLIC_TRANSLATE_WIDGET: '',
    PUBLIC_GEOLOCATION_URL: '',
  })
}

/** Does not block this process, whose mock API answers meanwhile. */
async function run(command: string, words: string[], env = process.env) {
  const [status] = await once(spawn(command, words, { stdio: 'inherit', env }), 'close')
  if (status !== 0) throw new Error(`${command} failed.`)
}
