import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { preloadScreenAt } from '@/app/routes'
import { i18next, type TextKey } from '@/lib/i18n/i18n'
import { paths } from '@/lib/paths'
import { releaseFaults, setFault } from '../../mocks/node'
import { type OperationId, operationOf } from '../../mocks/operations'
import { consoleGuard, expectOnConsole } from '../helpers/consoleGuard'
import { server } from '../helpers/mockApi'
import { renderApp } from '../helpers/renderApp'
import { giveSight } from '../helpers/sight'
import type { Column, ColumnName } from './columns'
import type { Row, Sign } from './rows'

/** A fault that ends no sooner than the minute. */
const ENDLESS = 1000
const MOST_SENDS = { read: 3, write: 1 }
const STEP_MS = 250
const MINUTE_MS = 60_000
const PATIENCE_MS = 3000
const REST_MS = 1000
const LOADING_MS = 20_000
/** Turns of the event loop for each step. */
const TURNS = 8

const ANNOUNCED = '[role=alert],[role=status],[role=dialog],[role=alertdialog],[role=log],[aria-live]'
const announced = () => [...document.querySelectorAll(ANNOUNCED)].map((one) => one.textContent).join('\n')
const seen = () => document.body.textContent

/** The text of a translation up to its first variable. */
const plainTextOf = ({ key }: { key: TextKey }) => String(i18next.t(key)).split('{{')[0] ?? ''

const isThere = (signs: Sign[], among: () => string) =>
  signs.some((sign) => {
    if ('css' in sign) return document.querySelector(sign.css) !== null
    if ('seen' in sign) return seen().includes(plainTextOf({ key: sign.seen }))
    return among().includes('key' in sign ? plainTextOf(sign) : sign.text)
  })

const { setTimeout: realTimeout } = globalThis
const realPause = (milliseconds: number) =>
  new Promise<void>((resolve) => void realTimeout(resolve, milliseconds))

/**
 * Advances the time in steps, so that network and storage get their turns in between. In one step of five
 * seconds a storage would hardly get a turn, and the product would take it for broken.
 */
async function pass(milliseconds: number) {
  await act(async () => {
    for (let passed = 0; passed < milliseconds; passed += STEP_MS) {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
    }
  })
}

/**
 * Waits at most a minute of the page's time. On a busy machine, code that a page loads late may take longer.
 */
async function until(isDone: () => boolean, what: string) {
  const start = performance.now()
  for (let waited = 0; !isDone(); waited += STEP_MS) {
    if (waited < MINUTE_MS) await pass(STEP_MS)
    else if (performance.now() - start < LOADING_MS) await act(() => realPause(STEP_MS))
    else
      throw new Error(`Not within a minute: ${what}\nAnnounced: ${announced()}\nSeen: ${seen().slice(-2500)}`)
  }
}

/** The operations that the client has called in this cell, in order. */
let called: (OperationId | undefined)[] = []
server.events.on('request:start', ({ request }) => {
  called.push(operationOf(request.method, new URL(request.url).pathname))
})
const sendsOf = (operationId: OperationId) => called.filter((one) => one === operationId).length

async function fillIn(typed: Record<string, string> = {}) {
  for (const [label, value] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    fireEvent.change(field, { target: { value } })
  }
}

function expectKept(typed: Record<string, string> = {}) {
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value)
}

function startFakeTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
}

/** Sends a call as another tab might do, which the server answers before the late answer. */
const overtake = (operationId: OperationId) =>
  fetch(operationId === 'getRecentBlogs' ? '/api/work/country' : '/api/blog/get-recent').then((answer) =>
    answer.text(),
  )

const outcomeOf = (row: Row, [name, column]: [ColumnName, Column]) =>
  row.spared ? 'content' : (row.exceptions?.[name]?.outcome ?? column.outcome)

/** Plays one cell of the matrix through the whole app, for a minute. */
export async function playCell(id: OperationId, row: Row, [name, column]: [ColumnName, Column]) {
  const exception = row.exceptions?.[name]
  const outcome = outcomeOf(row, [name, column])
  // The client reports with these messages that an answer differs from the contract.
  expectOnConsole(/, the contract |rows? of the answer cannot be used/)
  if (row.logs) expectOnConsole(row.logs)
  const sight = giveSight()
  for (const path of [row.at, paths.signin, paths.works]) await preloadScreenAt(path.split('?')[0] ?? path)
  const fault = () => setFault({ ...column.fault, operationId: id, times: ENDLESS })
  const scene = { at: row.at, as: row.as }
  called = []
  if (row.press === undefined) {
    fault()
    startFakeTime()
    await renderApp(scene)
  } else {
    await renderApp(scene)
    await row.open?.(sight)
    await fillIn(row.typed)
    await row.before?.()
    await screen.findByRole('button', { name: row.press })
    startFakeTime()
    // The page may still be busy with other calls.
    await pass(REST_MS)
    fault()
    await press(row.press)
  }
  await until(() => sendsOf(id) > 0, `the call ${id}`)
  if (name === 'out-of-order') await act(() => overtake(id).then(() => {}))
  if (column.waits) await expectPatience(row)
  const interval = column.waits ? setInterval(releaseFaults, STEP_MS) : undefined
  await expectOutcome(row, outcome, exception?.says)
  for (let passed = 0; passed < MINUTE_MS; passed += 5000) await pass(5000)
  clearInterval(interval)
  expectNotBlank()
  const most = row.sends?.most ?? MOST_SENDS[row.kind]
  expect(sendsOf(id), `sends of ${id}`).toBeLessThanOrEqual(most)
  if (outcome === 'failure' && !exception?.says) expectKept(row.typed)
  consoleGuard.check()
}

const expectNotBlank = () => expect(document.querySelector('main')?.textContent?.trim()).toBeTruthy()

/** While no answer comes, the page is not blank, and does not announce a failure. */
async function expectPatience({ failure }: Row) {
  await pass(PATIENCE_MS)
  expectNotBlank()
  expect(isThere(failure, announced)).toBe(false)
}

async function press(name: string) {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')
  const button = within(dialog ?? document.body).getByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

async function expectOutcome(row: Row, outcome: 'content' | 'failure', says?: Sign[]) {
  if (says) return until(() => isThere(says, announced), `the page says ${JSON.stringify(says)}`)
  if (outcome === 'failure')
    return until(() => isThere(row.failure, announced), `the page says ${JSON.stringify(row.failure)}`)
  const among = row.kind === 'write' ? announced : seen
  await until(() => isThere(row.content, among), `the content ${JSON.stringify(row.content)}`)
}
