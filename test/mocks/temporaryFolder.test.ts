import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { startHttpMock } from '../../mocks/http/server'
import { temporaryFolder } from '../../mocks/temporaryFolder'
import { atEnd } from '../helpers/endings'

/** A folder that holds the temporary folders of one test. */
function ownPlace() {
  const place = mkdtempSync(join(tmpdir(), 'place-'))
  atEnd(() => rmSync(place, { recursive: true }))
  return place
}

/** Runs a command whose temporary folders are in `place`. `made` resolves when it has made one. */
function started(place: string, ...words: string[]) {
  const child = spawn(process.execPath, words, { env: { ...process.env, TMPDIR: place }, stdio: 'pipe' })
  const made = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  const ended = new Promise<number | null>((resolve) => child.on('close', (status) => resolve(status)))
  return { child, made, ended }
}

const makes = `
  const { temporaryFolder } = await import('./mocks/temporaryFolder.ts')
  temporaryFolder('one-')
  temporaryFolder('two-')
  console.log('made')
`

it('a temporary folder exists until it is removed', () => {
  const { folder, remove } = temporaryFolder('one-')
  expect(readdirSync(folder)).toEqual([])
  remove()
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

describe('the temporary folders of a process', () => {
  it.each([
    ['ends', '', 0],
    ['throws', 'throw new Error("On purpose")', 1],
  ])('are removed when the process %s', async (_how, end, status) => {
    const place = ownPlace()
    const { ended } = started(place, '--input-type=module', '--eval', makes + end)
    expect(await ended).toBe(status)
    expect(readdirSync(place)).toEqual([])
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('are removed when %s ends the process', async (signal, status) => {
    const place = ownPlace()
    const stay = 'setInterval(() => {}, 1000)'
    const { child, made, ended } = started(place, '--input-type=module', '--eval', makes + stay)
    await made
    expect(readdirSync(place)).toHaveLength(2)
    child.kill(signal)
    expect(await ended).toBe(status)
    expect(readdirSync(place)).toEqual([])
  })

  it('are removed when the process handles the signal itself', async () => {
    const place = ownPlace()
    const own = "process.once('SIGINT', () => process.exit(7)); setInterval(() => {}, 1000)"
    const { child, made, ended } = started(place, '--input-type=module', '--eval', makes + own)
    await made
    child.kill('SIGINT')
    expect(await ended).toBe(7)
    expect(readdirSync(place)).toEqual([])
  })
})

it('the mock API over HTTP leaves no temporary folder behind', async () => {
  const place = ownPlace()
  const words = ['mocks/http.ts', '--port', '0', '--cards-port', '0']
  const { child, made, ended } = started(place, ...words)
  await made
  expect(readdirSync(place).length).toBeGreaterThan(0)
  child.kill('SIGINT')
  await ended
  expect(readdirSync(place)).toEqual([])
})

it('a server in the process of a test leaves no temporary folder behind once it is closed', async () => {
  const place = ownPlace()
  vi.stubEnv('TMPDIR', place)
  atEnd(() => vi.unstubAllEnvs())
  const mock = await startHttpMock({ site: 'docs', cardsPort: 0 })
  expect(readdirSync(place)).toHaveLength(3)
  await mock.close()
  expect(readdirSync(place)).toEqual([])
})

it('npm run generate leaves no temporary folder behind', async () => {
  const place = ownPlace()
  expect(await started(place, 'scripts/generateApi.ts', '--check').ended).toBe(0)
  expect(readdirSync(place)).toEqual([])
})
