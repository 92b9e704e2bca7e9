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
/** Names of the browser without windows. `chromium --headless` also paints a window, which nobody sees. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * The suggestion lists under the address bar are pages. Each tab loads them, even in a headless browser, and
 * then costs twice as much.
 */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Playwright switches these off. A second list replaces the first one, so ours repeats them. */
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

/**
 * The browser keeps a spare process for the next page. Each journey is a new visitor, so the process would be
 * started and discarded each time.
 */
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

/** Arguments of every browser in this project: it sends no requests and opens no pages of its own. */
export const browserArguments = [...quiet, withoutFeatures(ownPages)]

/**
 * By default the headless shell hints fonts fully, which gives Persian lines another width than in Chromium.
 */
const fontsOfChromium = '--font-render-hinting=slight'

/**
 * Playwright sets these, so that pages see a mouse. A second list replaces the first one, so ours repeats
 * them.
 */
const mouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]

/**
 * The shell does not know the speed of the network, and would load lazy pictures from 3000 pixels below the
 * screen instead of 1250.
 */
const lazyPictures = 'lazyLoadingImageMarginPxUnknown=1250'

/** Arguments of a browser that Playwright starts. */
export const playwrightArguments = [
  ...quiet,
  fontsOfChromium,
  `--blink-settings=${[...mouse, lazyPictures].join(',')}`,
  withoutFeatures([...offForPlaywright, ...ownPages, ...inHand]),
]

/**
 * Arguments of the journeys' browser. A journey leaves its pages soon: helper threads and late optimizations
 * of the script engine cost more time than they save there (ADR 75).
 */
export const journeyArguments = [
  ...playwrightArguments,
  '--js-flags=--single-threaded,--no-opt,--max-lazy',
  '--in-process-gpu',
  '--num-raster-threads=1',
]

/**
 * Finds an installed Chrome or Chromium: CHROME_PATH, else the PATH, else the usual places.
 * @returns undefined if there is none
 */
export function installedBrowser(): string | undefined {
  return namedBrowser() ?? [...onThePath(NAMES), ...PLACES].find(isProgram)
}

/**
 * Finds the browser of the journeys: CHROME_PATH, else the headless shell, which needs a quarter less
 * processor time, else an installed Chrome or Chromium.
 * @returns undefined if there is none; Playwright then looks for its own download
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

/**
 * Finds the installed browser, else installs Debian's package, else downloads Playwright's.
 * @param say receives messages about the steps
 * @throws if there is none
 */
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
    // Older releases have no headless shell and need none.
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

/** Playwright's browser from an earlier download. */
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
