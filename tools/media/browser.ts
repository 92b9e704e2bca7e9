import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome']

/** Chromium without a window: the machine's own where there is one, else Playwright's. */
export function openBrowser() {
  const executablePath = SYSTEM_BROWSERS.find((each) => existsSync(each))
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
