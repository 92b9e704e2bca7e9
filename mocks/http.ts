import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askedCardsPort, DEFAULT_CARDS_PORT } from './card-provider/port.ts'
import { startHttpMock } from './http/server.ts'

const API_PORT = 4010
const SITE_PORT = 4173

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    'cards-port': { type: 'string' },
    static: { type: 'string' },
    replay: { type: 'string' },
  },
})

if (values.static && !existsSync(values.static)) {
  console.error(`There is no folder ${values.static} to serve. Build the site first: npm run build`)
  process.exit(1)
}

const askedPort = askedCardsPort(values['cards-port'])
const { origin, cardsOrigin } = await start(askedPort ?? DEFAULT_CARDS_PORT).catch((error: Error) => {
  console.error(`The mock API cannot start: ${error.message}`)
  process.exit(1)
})
console.log(values.static ? `${values.static} and the mock API: ${origin}` : `Mock API: ${origin}/api/`)
if (values.replay) console.log(`The API answers from the recordings of '${values.replay}'.`)
if (cardsOrigin) console.log(`Card payments: ${cardsOrigin}`)

// Ending through `exit` lets the temporary copies of the served folders go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

/** A second server beside one that has the usual port of the card payments already works, without them. */
async function start(cardsPort?: number): ReturnType<typeof startHttpMock> {
  try {
    return await startHttpMock({
      port: Number(values.port ?? process.env.PORT ?? (values.static ? SITE_PORT : API_PORT)),
      cardsPort,
      site: values.static,
      replay: values.replay,
    })
  } catch (error) {
    const { code, port } = error as { code?: string; port?: number }
    if (code !== 'EADDRINUSE' || port !== cardsPort || askedPort !== undefined) throw error
    console.warn(`No card payments: port ${port} is taken. CARDS_PORT or --cards-port chooses another.`)
    return start()
  }
}
