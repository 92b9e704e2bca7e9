import { type BrowserContext, expect, type TestInfo } from '@playwright/test'
import { compileRules } from '../../../mocks/judge/rules'
import { createTally, type Finding, findingSentence, type Tally } from '../../../mocks/judge/tally'
import type { ReportedCall } from '../../../mocks/reportCalls'
import { writeVerdict } from '../../judge/verdict'

/** The name of a test's world, which the judge names, too. A header holds no letters of other scripts. */
export function worldOf({ titlePath, repeatEachIndex }: TestInfo) {
  return encodeURIComponent([...titlePath, ...(repeatEachIndex > 0 ? [repeatEachIndex] : [])].join(' › '))
}

/** Fails when a call of the test's world was against the contract. */
export async function expectJudgedWell(origin = '', world = '') {
  const answer = await fetch(`${origin}/__mock/findings`, { headers: { 'x-mock-world': world } })
  expectNone(answer.ok ? await answer.json() : [])
}

/** Judges the calls of a demo, whose mock API is in the page. @returns what fails when one was against the contract */
export async function judgeDemo(context: BrowserContext, { project, title }: TestInfo) {
  const tally = createTally(compileRules())
  await context.exposeFunction('onMockCall', (call: ReportedCall) => observe(tally, call, title))
  return async () => {
    await tally.settled()
    writeVerdict(project.outputDir, { ...tally.counts, findings: tally.findings })
    expectNone(tally.findings)
  }
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
