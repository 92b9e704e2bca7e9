import { expect, it } from 'vitest'
import { compileRules } from '../../../mocks/judge/rules'
import { createTally } from '../../../mocks/judge/tally'

const rules = compileRules()
const blogs = () => new Request('http://localhost/api/blog/get-recent')

it('the tally reports a failure of the judge as a finding', async () => {
  const tally = createTally({
    ...rules,
    validatorOf: () => {
      throw new Error('no schema')
    },
  })
  const observation = tally.observe(blogs(), 'shows posts')
  observation?.answered(Response.json([]))
  await tally.done()
  expect(tally.verdict.findings).toContainEqual({
    kind: 'judge',
    operation: 'the judge',
    place: 'failed',
    problem: 'Error: no schema',
    test: 'shows posts',
  })
})

it('the tally does not judge an aborted answer, which has no complete body', async () => {
  const tally = createTally(rules)
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) })
  tally
    .observe(blogs(), 'leaves')
    ?.answered(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  await tally.done()
  expect(tally.verdict).toMatchObject({ calls: 1, findings: [] })
})

it('the tally reads an invalid percent sign in a path as text', async () => {
  const tally = createTally(rules)
  tally.observe(new Request('http://localhost/api/blog/get-blog/%FF'), 'asks for a post')
  await tally.done()
  expect(tally.verdict).toMatchObject({ calls: 1, findings: [] })
})
