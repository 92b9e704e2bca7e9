/** Builds the site for `npm run preview` and the tests: its documents hold what the mock API answers while it is built. */
import { spawn } from 'node:child_process'
import { startHttpMock } from '../mocks/http/server.ts'

const mock = await startHttpMock()

const build = spawn('rsbuild', ['build', '--env-mode', 'preview'], {
  stdio: 'inherit',
  env: { ...process.env, PRERENDER_API: mock.origin },
})
build.on('close', async (code) => {
  await mock.close()
  process.exitCode = code ?? 1
})
