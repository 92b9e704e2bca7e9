import { parseArgs } from 'node:util'
import { startHttpMock } from './http/server.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, static: { type: 'string' } } })

const { origin } = await startHttpMock({ port: Number(values.port ?? 4010), site: values.static })
console.log(values.static ? `${values.static} and the mock API: ${origin}` : `Mock API: ${origin}/api/`)

// Ending through `exit` lets the temporary copies of the served folders go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
