/**
 * Builds with documents that hold what the mock API answers while it is built: the site for `npm run
 * preview` and the tests, or the folder of `npm run build:demo`, which holds the mock API, too.
 */
import { spawn } from 'node:child_process'
import { startHttpMock } from '../mocks/http/server.ts'
import { DEMO_FOLDER, DEMO_MODE } from './demoFolder.ts'

const modes = ['preview', DEMO_MODE]
const [mode = ''] = process.argv.slice(2)
if (!modes.includes(mode)) {
  console.error(`There is no build '${mode}'. There are: ${modes.join(', ')}.`)
  process.exit(1)
}

const mock = await startHttpMock()

const build = spawn('rsbuild', ['build', '--env-mode', mode], {
  stdio: 'inherit',
  env: { ...process.env, PRERENDER_API: mock.origin },
})
build.on('close', async (code) => {
  await mock.close()
  process.exitCode = code ?? 1
  if (code === 0 && mode === DEMO_MODE)
    console.log(
      `The demo is in ${DEMO_FOLDER}/. Any host of files serves it, at the root of an https address.`,
    )
})
