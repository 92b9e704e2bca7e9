/**
 * Proves that dist/ contains nothing of the mock API and no whole schema: no module, no file and no typical
 * word.
 */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const MODULES = /(^|\/)mocks\/|node_modules\/msw\/|src\/api\/(schemas\.gen|judgeAnswer)\.ts/
const FILES = /mock/i
const WORDS = [
  'mock-media',
  'mockServiceWorker',
  'x-mock-world',
  '__mock',
  'mock-recordings',
  'mock-replay',
  'mock-scenario',
  'mock-panel',
  'x-falsified',
  'onMockCall',
  '@example.org',
  'learn-2026',
  'start-2026',
  ', the contract ',
]

/** @returns one sentence per trace of the parts that only serve development */
export function tracesOfMocks(folder = DIST): string[] {
  const files = globSync('**/*.*', { cwd: folder })
  if (files.length === 0) return ['dist/ is empty: run `npm run build` first.']
  return files.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'latin1')
    // A source map lists the modules of a file. Its copy of their sources may mention the mock API.
    const traces = file.endsWith('.map')
      ? (JSON.parse(text) as { sources: string[] }).sources.filter((source) => MODULES.test(source))
      : WORDS.filter((word) => text.includes(word))
    return [...traces, ...(FILES.test(file) ? ['its name'] : [])].map((trace) => `${file} holds ${trace}`)
  })
}

if (import.meta.main) {
  const traces = tracesOfMocks()
  for (const trace of traces) console.error(trace)
  if (traces.length > 0) process.exit(1)
  console.log('dist/ holds nothing of the mock API, and no whole schema.')
}
