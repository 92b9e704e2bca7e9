import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { readConfig } from './src/lib/config/readConfig.ts'
import { antdBundle } from './test/antdBundle.ts'

const testsIn = (folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`)

// Each test file loads Ant Design anew: Node compiles it once for all of them.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('./node_modules/.cache/node', import.meta.url))

/** Rules and arithmetic: the modules under test hold no state that one file could leave to the next. */
const pure = testsIn(['domain', 'lib', 'worker'])
/**
 * Each test ends what it has started, so that the files of these folders share a page and the modules of the
 * app.
 */
const sharing = testsIn(['state/donation', 'state/session'])
/** Folders without a page: their tests need none, but for the few that ask for one by name. */
const withoutPage = testsIn(['build', 'contract', 'mocks', 'model', 'scripts'])

/** A test of these folders, too, may ask for a page, whose calls are judged. */
const judge = 'test/judge/rulesForWorkers.ts'

const bundled = { alias: await antdBundle() }

export default defineConfig({
  // Plain names: Vitest turns whatever is under import.meta.env into a string.
  define: {
    BUILD_CONFIG: JSON.stringify(readConfig({})),
    BUILD_YEAR: '2026',
    MOCK_API: 'false',
    IS_RELEASE: 'false',
    SCRIPT_SOURCES: '[]',
  },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    projects: [
      {
        extends: true,
        resolve: bundled,
        test: {
          name: 'page',
          // Not threads: a BroadcastChannel of one file would reach the pages of all others.
          pool: 'forks',
          environment: 'jsdom',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...pure, ...withoutPage, ...sharing],
          globalSetup: judge,
        },
      },
      {
        extends: true,
        resolve: bundled,
        test: {
          name: 'shared',
          pool: 'forks',
          environment: 'jsdom',
          include: sharing,
          isolate: false,
          globalSetup: judge,
        },
      },
      {
        extends: true,
        test: { name: 'plain', environment: 'node', include: withoutPage, globalSetup: judge },
      },
      // A worker of its own for each of 47 small files costs twice as much as their tests.
      {
        extends: true,
        test: { name: 'pure', environment: 'node', include: pure, isolate: false, globalSetup: judge },
      },
    ],
    // Otherwise one core is kept for what hardly ever works.
    maxWorkers: '100%',
    setupFiles: ['test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // It remembers what it has loaded; a test that begins anew needs one that remembers nothing.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    env: { DEBUG_PRINT_LIMIT: '2000' },
  },
})
