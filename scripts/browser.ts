import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
/** The browser without windows: `chromium --headless` paints a window that is never shown. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The lists under the address bar, a page each: every tab loads them, in headless browsers too, and costs twice as much. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Playwright switches these off; a second list replaces the first, so ours repeats it. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** A process kept in hand for the next page: for each journey, which is a visitor of its own, it is started and thrown away. */
const inHand = ['SpareRendererForSitePerProcess']

const withoutFeatures = (names: string[]) => `--disable-features=${names.join(',')}`

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** How every browser of this project is started: nothing of its own on the network, no pages of its own. */
export const browserArguments = [...quiet, withoutFeatures(ownPages)]

/** The headless shell hints fonts fully by default: Persian lines then have another width than in Chromium. */
const fontsOfChromium = '--font-render-hinting=slight'

/** Playwright sets these, so that pages see a mouse; a second list replaces the first, so ours repeats it. */
const mouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]

/** The shell knows no speed of the network, and would fetch lazy pictures from 3000 pixels below the screen, not 1250. */
const lazyPictures = 'lazyLoadingImageMarginPxUnknown=1250'

/** The same for those that Playwright starts. */
export const playwrightArguments = [
  ...quiet,
  fontsOfChromium,
  `--blink-settings=${[...mouse, lazyPictures].join(',')}`,
  withoutFeatures([...offForPlaywright, ...ownPages, ...inHand]),
]

/** An installed Chrome or Chromium: CHROME_PATH, else the PATH, else the usual places. @returns undefined when there is none. */
export function installedBrowser(): string | undefined {
  return namedBrowser() ?? [...onThePath(NAMES), ...PLACES].find(isProgram)
}

/**
 * The browser of the journeys: CHROME_PATH, else the headless shell, which takes a quarter less processor time, else an
 * installed Chrome or Chromium. @returns undefined when there is none; Playwright then looks for its own download.
 */
export function journeyBrowser(): string | undefined {
  return namedBrowser() ?? onThePath(SHELL_NAMES).find(isProgram) ?? installedBrowser()
}

function namedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`)
  return named || undefined
}

function onThePath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** The installed one, else Debian's package, else Playwright's download; says what it does. @throws when none can be had. */
export function ensureBrowser(say: (text: string) => void): string {
  const found = installedBrowser() ?? downloadedBrowser()
  if (found) {
    say(`Browser: ${found}`)
    return found
  }
  const install = aptCommand()
  if (install) {
    say('Browser: none is installed; installing the Debian package chromium …')
    const apt = (...words: string[]) =>
      spawnSync(install[0] ?? '', [...install.slice(1), ...words], { stdio: 'inherit', env: quietly() })
        .status === 0
    const isDone = apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
    // Older releases lack the headless shell, and need none.
    if (isDone) apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
    const installed = isDone ? installedBrowser() : undefined
    if (installed) return installed
  }
  say("Browser: none is installed; asking for Playwright's own download …")
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const downloaded = status === 0 ? downloadedBrowser() : undefined
  if (downloaded) return downloaded
  throw new Error('No browser could be had. Install Chrome or Chromium, or name one in CHROME_PATH.')
}

/** Playwright's own, from an earlier download. */
function downloadedBrowser(): string | undefined {
  return [chromium.executablePath()].find(isProgram)
}

function aptCommand(): string[] | undefined {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

function quietly() {
  return { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
