import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { journeyArguments, journeyBrowser } from './scripts/browser.ts'

const { SITE_PORT = '4173', DEMO_PORT = '3100', DEMO_CARDS_PORT = '3142' } = process.env
const site = `http://localhost:${SITE_PORT}`
const demo = `http://localhost:${DEMO_PORT}`
// A server that is killed at once leaves its copies of the served folders behind.
const gracefulShutdown = { signal: 'SIGTERM', timeout: 30_000 } as const
const reuseExistingServer = !process.env.CI && !process.env.SITE_PORT

export default defineConfig({
  testDir: 'test/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each browser keeps a core busy: one more makes all of them slower.
  workers: availableParallelism(),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  globalTeardown: './test/judge/journeysEnd.ts',
  use: {
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: journeyBrowser(), args: journeyArguments },
  },
  projects: [
    {
      // The production build and the mock API on one origin, over real HTTP; each test in a world of its own.
      name: 'site',
      testIgnore: ['demo/**', 'offline/**'],
      use: { baseURL: site, serviceWorkers: 'block' },
    },
    {
      // The same site with its service worker, which the journeys above block.
      name: 'offline',
      testMatch: 'offline/**/*.spec.ts',
      use: { baseURL: site },
    },
    {
      // What `npm start` shows a newcomer: the development server, and the mock API in a service worker.
      name: 'demo',
      testMatch: 'demo/**/*.spec.ts',
      use: { baseURL: demo },
    },
  ],
  webServer: [
    {
      command: `node mocks/http.ts --judge --static dist --port ${SITE_PORT}`,
      url: site,
      reuseExistingServer,
      gracefulShutdown,
      // It compresses the whole site when it starts.
      timeout: 180_000,
    },
    {
      command: 'npm start',
      url: demo,
      env: { PORT: DEMO_PORT, CARDS_PORT: DEMO_CARDS_PORT },
      reuseExistingServer,
      gracefulShutdown,
      timeout: 120_000,
    },
  ],
})
