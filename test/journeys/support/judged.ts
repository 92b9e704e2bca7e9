import { type BrowserContext, expect, type TestInfo } from '@playwright/test'
import { type HttpMockOptions, startHttpMock } from '../../../mocks/http/server'
import { compileRules } from '../../../mocks/judge/rules'
import { createTally, type Finding, findingSentence, type Tally } from '../../../mocks/judge/tally'
import type { Rules } from '../../../mocks/judge/writtenRules'
import type { ReportedCall } from '../../../mocks/reportCalls'
import { writeVerdict } from '../../judge/verdict'

/** The name of a test's world, also used by the judge; encoded, because a header has to be ASCII. */
export function worldOf({ titlePath, repeatEachIndex }: TestInfo) {
  return encodeURIComponent([...titlePath, ...(repeatEachIndex > 0 ? [repeatEachIndex] : [])].join(' › '))
}

/** Fails when a call of the test's world was against the contract. */
export async function expectJudgedWell(origin = '', world = '') {
  const answer = await fetch(`${origin}/__mock/findings`, { headers: { 'x-mock-world': world } })
  expect(answer.status, 'the site names what it has found').toBe(200)
  expectNone(await answer.json())
}

let rules: Rules | undefined

function newTally(): Tally {
  rules ??= compileRules()
  return createTally(rules)
}

/**
 * Starts a host for one test. Closing it fails if a call was against the contract.
 * @param folder of the verdicts
 */
export async function startJudgedHost(options: HttpMockOptions, folder: string) {
  const tally = newTally()
  const { origin, close } = await startHttpMock({ ...options, tally })
  return {
    origin,
    async close() {
      await close()
      await conclude(tally, folder)
    },
  }
}

/**
 * Judges the calls of a demo, whose mock API is in the page.
 * @returns a function that fails if one was against the contract
 */
export async function judgeDemo(context: BrowserContext, { project, title }: TestInfo) {
  const tally = newTally()
  await context.exposeFunction('onMockCall', (call: ReportedCall) => observe(tally, call, title))
  return () => conclude(tally, project.outputDir)
}

async function conclude(tally: Tally, folder: string) {
  await tally.done()
  writeVerdict(folder, tally.verdict)
  expectNone(tally.verdict.findings)
}

function observe(tally: Tally, { request, answer }: ReportedCall, test: string) {
  const { url, body, ...init } = request
  const { status, headers } = answer
  tally
    .observe(new Request(url, { ...init, body: body || undefined }), test)
    ?.answered(new Response(answer.body || null, { status, headers }))
}

function expectNone(findings: Finding[]) {
  expect(findings.map(findingSentence), 'calls against the contract').toEqual([])
}
