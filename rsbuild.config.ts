import { defineConfig, type EnvironmentConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { demoCardsPort, pluginDemoCards } from './build/demoCards.ts'
import { DEMO_CARDS_SCRIPT, DEMO_FOLDER, DEMO_MODE, pluginDemoFolder } from './build/demoFolder.ts'
import { serveRecordings } from './build/demoRecordings.ts'
import { serveScenarioPage } from './build/demoScenarios.ts'
import { policyOfHosts } from './build/security/contentPolicy.ts'
import { scriptSources } from './build/security/foreignServices.ts'
import { readHostSettings } from './build/security/hostSettings.ts'
import { escapeMarkup } from './build/site/escapeMarkup.ts'
import { pluginKitCard } from './build/site/kitCard.ts'
import { pluginKitStyles } from './build/site/kitStyles.ts'
import { pluginSite } from './build/site/plugin.ts'
import { PRERENDERER } from './build/site/prerenderer.ts'
import { WORKER_FOLDER } from './build/site/serviceWorker.ts'
import { pluginTheme } from './build/site/themePlugin.ts'
import { pluginWebManifest } from './build/site/webManifest.ts'
import { operations } from './src/api/operations.gen.ts'
import { readConfig } from './src/lib/config/readConfig.ts'

const prerenderer: EnvironmentConfig = {
  source: { entry: { prerender: './src/prerender.tsx' } },
  output: {
    target: 'node',
    distPath: { root: PRERENDERER },
    sourceMap: false,
    minify: false,
    copy: [],
    // One file, so that nothing of an older build can be left in it.
    filename: { js: '[name].mjs' },
    module: true,
    cleanDistPath: true,
  },
  performance: { printFileSize: false },
}

// The demo stands on its own: whatever is not set comes from nowhere else.
const servicesOfTheDemo = { PUBLIC_AVATAR_URL: '', PUBLIC_TRANSLATE_WIDGET: '', PUBLIC_GEOLOCATION_URL: '' }

/** The service worker, to which build/site adds the list of files that it keeps. */
const serviceWorker: EnvironmentConfig = {
  source: { entry: { worker: './src/worker/worker.ts' } },
  output: {
    target: 'web-worker',
    distPath: { root: WORKER_FOLDER, js: '' },
    sourceMap: false,
    copy: [],
    filename: { js: '[name].js' },
    cleanDistPath: true,
  },
  splitChunks: false,
  performance: { printFileSize: false },
}

/**
 * Modules of less than 20 kB are copied into each file that needs them. A visit that loads two of these files
 * would bring these modules twice, so each of them has one file.
 */
const sharedModules = {
  device: /[\\/](node_modules[\\/](idb|workbox-window)[\\/]|src[\\/]integrations[\\/]serviceWorker\.)/,
  // The slices that are injected later, what listens to them, and what their screens share.
  learning: under('src', [
    'domain/learning/learnerCourse',
    'state/learning/(slice|listeners|outboxes|cachedAnswers|offlineCache)',
    'state/player/(slice|stored|persistence|follow|selectors)',
    'state/keeping/(actions|keepers|keptMark|listeners|ports|selectors|slice|storeName)',
    'state/(donation|enrollment)/listeners',
  ]),
  'antd-theme': under('node_modules', [
    '@ant-design/icons(-svg)?/es/(asn|icons)/(Check|Close|Info|Exclamation)CircleFilled',
    '@rc-component/(pagination|picker)/es/locale',
    '@rc-component/trigger/es/UniqueProvider',
    'antd/es/(calendar|date-picker|locale|time-picker|tooltip/UniqueProvider)',
  ]),
}

// Behind API_PROXY may be the mock API, with its media and its payment page.
const roots = new Set(Object.values(operations).map(({ path }) => `/${path.split('/')[1]}`))
const pathsOfServer = [...roots, '/mock-media', '/mock-pay', '/__mock/payments']

export default defineConfig(async ({ command, envMode }) => {
  const isDemoFolder = command === 'build' && envMode === DEMO_MODE
  // Without a server at hand the development server runs on the mock API.
  const hasServer = Boolean(process.env.PUBLIC_API_HOST || process.env.API_PROXY)
  const isDemoServer = command === 'dev' && !hasServer && process.env.PUBLIC_MOCK_API !== 'off'
  const isDemo = isDemoServer || isDemoFolder
  const isRelease = command === 'build' && ![DEMO_MODE, 'preview'].includes(envMode ?? '')
  const cardsPort = isDemoServer ? await demoCardsPort() : undefined
  const environment: Record<string, string | undefined> = {
    ...(isDemo && servicesOfTheDemo),
    ...(cardsPort && cardsAt(`http://localhost:${cardsPort}/stripe.js`)),
    ...(isDemoFolder && cardsAt(DEMO_CARDS_SCRIPT)),
    ...process.env,
  }
  const config = checked(() => readConfig(environment))
  const host = checked(() => readHostSettings(environment))
  return {
    plugins: [
      pluginReact(),
      pluginTheme(),
      pluginKitStyles(),
      pluginKitCard(),
      pluginWebManifest(config.productName),
      pluginSite(config, host, {
        isBuild: command === 'build',
        isRelease,
        demoAccounts: isDemo ? await accountsOfDemo() : [],
      }),
      ...(cardsPort ? [pluginDemoCards(cardsPort)] : []),
      ...(isDemoFolder ? [pluginDemoFolder()] : []),
    ],
    source: {
      define: {
        // Checked here, where the build or the development server starts; the client carries the result.
        BUILD_CONFIG: JSON.stringify(config),
        SCRIPT_SOURCES: JSON.stringify(scriptSources(config)),
        BUILD_YEAR: JSON.stringify(new Date().getFullYear()),
        MOCK_API: JSON.stringify(isDemo),
        IS_RELEASE: JSON.stringify(isRelease),
      },
    },
    environments: {
      web: {
        source: { entry: { index: './src/main.tsx' } },
        // Chunks are scripts, too: the content security policy knows the bundler's policy by this name.
        tools: { rspack: { output: { trustedTypes: 'raha-chunks' } } },
      },
      // The same program without a browser: build/site renders the documents of the build with it.
      ...(command === 'build' && { node: prerenderer, worker: serviceWorker }),
    },
    html: {
      template: './src/index.html',
      templateParameters: { productName: escapeMarkup(config.productName) },
    },
    // Built whole at the start: a page that asks for a room of its own would have the others load themselves
    // anew.
    dev: {
      lazyCompilation: false,
      // The server has the theme's modules in memory.
      watchFiles: {
        type: 'reload-server',
        paths: ['src/ui/theme/*.ts', 'build/antdParts.ts', 'build/site/{kitTokens,theme*,unusedVariants}.ts'],
      },
    },
    resolve: { alias: { '@': './src' } },
    server: {
      port: Number(process.env.PORT ?? 3000),
      publicDir: [
        { name: 'public' },
        ...(isDemo ? [{ name: 'mocks/public', copyOnBuild: isDemoFolder }] : []),
      ],
      // A server that the pages reach through their own origin: API_PROXY=http://localhost:4010 npm start
      proxy: process.env.API_PROXY
        ? Object.fromEntries(pathsOfServer.map((path) => [path, through(String(process.env.API_PROXY))]))
        : undefined,
      // A host that a release would refuse is named while developing (src/lib/page/policyAdvice.ts).
      headers: hasServer ? { 'Content-Security-Policy-Report-Only': policyOfHosts(config, host) } : undefined,
      historyApiFallback: true,
      setup: ({ server }) => {
        server.middlewares.use(readableAddress)
        if (!isDemoServer) return
        server.middlewares.use(serveRecordings)
        server.middlewares.use(serveScenarioPage)
      },
    },
    output: {
      ...(isDemoFolder && { distPath: { root: DEMO_FOLDER } }),
      // Source maps for whoever operates the site: no file names them, so no visitor's browser asks for them.
      sourceMap: { js: command === 'dev' ? 'cheap-module-source-map' : 'hidden-source-map' },
      // The first page carries the names of all other files; two signs more of each were 0.1 kB of its
      // budget.
      filenameHash: 'contenthash:8',
      // A document carries the names of its classes: two signs less of each are 0.3 kB of the largest.
      ...(command === 'build' && { cssModules: { localIdentName: '[local]-[hash:base64:4]' } }),
    },
    // React, router and store change together, by a bump; in one file they compress better than in three.
    splitChunks: {
      preset: 'none',
      chunks: 'all',
      // One stylesheet for all pages: a document holds the rules that it uses, and the rest is fetched once,
      // in the same order.
      cacheGroups: {
        styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true },
        ...Object.fromEntries(
          Object.entries(sharedModules).map(([name, test]) => [
            name,
            { name, test, chunks: 'async', enforce: true },
          ]),
        ),
      },
    },
  }
})

/**
 * The stand-in for the card payment provider: it starts with the development server, or is a folder of the
 * built demo.
 */
function cardsAt(script: string) {
  return { PUBLIC_STRIPE_KEY: 'pk_test_demo', PUBLIC_STRIPE_JS_URL: script }
}

/** Loaded here, so that the production build never meets it. */
async function accountsOfDemo() {
  return (await import('./mocks/fixtures/accounts.ts')).demoAccounts
}

/** Matches files below `folder` whose paths begin as one of `paths` does; these may hold patterns. */
function under(folder: string, paths: string[]): RegExp {
  return new RegExp(`/${folder}/(${paths.join('|')})(/|\\.)`.replaceAll('/', '[\\/]'))
}

/** A bad value is a message to a person, so it comes without a stack. */
function checked<T>(read: () => T) {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}

function through(target: string) {
  return { target, changeOrigin: true }
}

/**
 * An address with a percent sign that means nothing, such as '/%', gets the page like any other: the program
 * says that it is not found.
 */
function readableAddress(request: { url?: string }, _response: unknown, next: () => void) {
  try {
    decodeURI(request.url ?? '/')
  } catch {
    request.url = '/'
  }
  next()
}
