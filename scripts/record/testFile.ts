import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { titleOf } from '../../mocks/replay/matcher.ts'
import { RecordingError, readSet } from '../../mocks/replay/readRecordings.ts'
import type { Recording } from '../../mocks/replay/recording.ts'

const EXPECTED = 'Say here what the user should see'

/** @returns where the test of a set stands, from the root of the project. */
export function testPathOf(name: string) {
  return `test/replays/${name}.test.tsx`
}

/**
 * Writes a test that replays a set, and fails until somebody says what the user should see.
 * @throws RecordingError
 */
export function writeTest(name: string, root: string, recordingsFolder?: string): string {
  const path = testPathOf(name)
  const recordings = readSet(name, recordingsFolder)
  if (existsSync(`${root}/${path}`))
    throw new RecordingError(`${path} is there already, and is not overwritten.`)
  mkdirSync(dirname(`${root}/${path}`), { recursive: true })
  writeFileSync(`${root}/${path}`, testText(name, recordings))
  return path
}

/** The text of that test: signed in if the set has a sign-in, at the page of the last call. */
export function testText(name: string, recordings: Recording[]): string {
  const isSignedIn = recordings.some(({ response }) => 'accessToken' in Object(response.body))
  const page = recordings.findLast(({ request }) => request.page)?.request.page ?? '/'
  const language = recordings.findLast(({ request }) => request.language)?.request.language
  const scene = `{ at: ${quoted(page)}${language === 'fa' ? ", language: 'fa'" : ''} }`
  const lines = [
    "import { screen } from '@testing-library/react'",
    "import { expect, it } from 'vitest'",
    ...(isSignedIn ? ["import { writeStoredSession } from '@/lib/storage/storedSession'"] : []),
    `import { replaySet${isSignedIn ? ', sessionOf' : ''} } from '../../mocks/replay'`,
    "import { server } from '../helpers/mockApi'",
    "import { renderApp } from '../helpers/renderApp'",
    '',
    '/*',
    ' * The calls of the set:',
    ...recordings.map((one) => ` * ${commentOf(one)}`),
    ' */',
    `it('${name}: ${EXPECTED.toLowerCase()}', async () => {`,
    `  server.use(replaySet('${name}'))`,
    ...(isSignedIn ? [`  writeStoredSession({ record: sessionOf('${name}'), remember: true })`] : []),
    `  await renderApp(${scene})`,
    `  expect(await screen.findByText('${EXPECTED}')).toBeVisible()`,
    '})',
    '',
  ]
  return lines.join('\n')
}

/** A page may hold the sign that ends a comment. */
function commentOf(recording: Recording) {
  const { request, response } = recording
  const from = request.page ? ` from ${request.page}` : ''
  return `${titleOf(recording)} ${response.status}${from}`.replaceAll('*/', '* /')
}

/** A text as source, in the quotes that the project prefers. */
function quoted(text: string) {
  const source = JSON.stringify(text)
  return text.includes("'") || source.length !== text.length + 2 ? source : `'${text}'`
}
