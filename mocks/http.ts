import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startHttpMock } from './http/server.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, static: { type: 'string' } } })

if (values.static && !existsSync(values.static)) {
  console.error(`There is no folder ${values.static} to serve. Build the site first: npm run build`)
  process.exit(1)
}

const { origin } = await startHttpMock({
  port: Number(values.port ?? process.env.PORT ?? 4010),
  site: values.static,
}).catch((error: Error) => {
  console.error(`The mock API cannot start: ${error.message}`)
  process.exit(1)
})
console.log(values.static ? `${values.static} and the mock API: ${origin}` : `Mock API: ${origin}/api/`)

// Ending through `exit` lets the temporary copies of the served folders go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
