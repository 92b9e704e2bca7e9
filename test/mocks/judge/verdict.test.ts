import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readVerdict, verdictSentence, writeVerdict } from '../../judge/verdict'

it('the verdict of a run sums the verdicts of its processes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verdicts-'))
  const finding = {
    kind: 'path',
    operation: 'GET /api/x',
    place: 'request',
    problem: 'no',
    test: 'asks',
  } as const
  writeVerdict(folder, { calls: 2, falsified: 1, findings: [finding] })
  writeVerdict(folder, { calls: 3, falsified: 0, findings: [] })
  const verdict = readVerdict(folder)
  expect(verdict).toEqual({ calls: 5, falsified: 1, findings: [finding] })
  expect(verdictSentence(verdict)).toBe(
    'Contract: 5 calls judged, 1 violation; 1 requests or answers falsified on purpose',
  )
  await rm(folder, { recursive: true })
})
