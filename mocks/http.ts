import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEFAULT_CARDS_PORT } from './card-provider/port.ts'
import { startHttpMock } from './http/server.ts'
import type { Tally } from './judge/tally.ts'

const API_PORT = 4010
const SITE_PORT = 4173
const LAST_PORT = 65_535

const values = readWords()
if (values.static && !existsSync(values.static))
  refuse(`There is no folder ${values.static} to serve. Build the site first: npm run build`)
const port = portOf(values.port ?? process.env.PORT) ?? (values.static ? SITE_PORT : API_PORT)
const askedPort = portOf(values['cards-port'] ?? process.env.CARDS_PORT)
const { origin, cardsOrigin } = await start(askedPort ?? DEFAULT_CARDS_PORT).catch((error: Error) =>
  refuse(`The mock API cannot start: ${error.message}`),
)
console.log(values.static ? `${values.static} and the mock API: ${origin}` : `Mock API: ${origin}`)
if (values.replay) console.log(`The API answers from the recordings of '${values.replay}'.`)
if (cardsOrigin) console.log(`Card payments: ${cardsOrigin}`)

// Ending through `exit` lets the temporary copies of the served folders go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

function readWords() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        'cards-port': { type: 'string' },
        static: { type: 'string' },
        replay: { type: 'string' },
        /** Judges each call against the contract. */
        judge: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function portOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  const isPort = /^\d+$/.test(text) && Number(text) <= LAST_PORT
  return isPort ? Number(text) : refuse(`'${text}' is no port: a port is a number from 0 to ${LAST_PORT}.`)
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Loaded on demand: without it the server starts sooner. */
async function newTally(): Promise<Tally> {
  const [{ compileRules }, { createTally }] = await Promise.all([
    import('./judge/rules.ts'),
    import('./judge/tally.ts'),
  ])
  return createTally(compileRules())
}

/** If another server has the usual port of the card payments, this one starts without card payments. */
async function start(cardsPort?: number): ReturnType<typeof startHttpMock> {
  try {
    return await startHttpMock({
      port,
      cardsPort,
      site: values.static,
      replay: values.replay,
      tally: values.judge ? await newTally() : undefined,
    })
  } catch (error) {
    const { code, port } = error as { code?: string; port?: number }
    if (code !== 'EADDRINUSE' || port !== cardsPort || askedPort !== undefined) throw error
    console.warn(`No card payments: port ${port} is taken. CARDS_PORT or --cards-port chooses another.`)
    return start()
  }
}
