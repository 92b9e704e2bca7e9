import { isWholeRun } from '../../wholeRun'
import { expect, test } from '../support/fixtures'
import { combinations, type Defence, defences, nameOf } from './defences/defences'
import { harmless, inputs, sampleFor } from './defences/inputs'
import { type Sink, sinks } from './defences/sinks'
import { type Harm, harmKinds, openVisitor, type Shape } from './defences/visitor'

/** A row of the table: the harm that all inputs did in a sink while some defences were off. */
type Row = { off: readonly Defence[]; harms: Harm[] }

/** Trusted Types do not apply to a style sheet. */
const defencesOf = ({ kind }: Sink): readonly Defence[] =>
  kind === 'style' ? defences.filter((defence) => defence !== 'Trusted Types') : defences

/**
 * In an ordinary run, one sink of markup and the style sheet are tested with every combination, other markup
 * with none and all off. Plain text needs no defence, so its sinks are tested with all of them off.
 */
function combinationsFor(sink: Sink) {
  const own = defencesOf(sink)
  const possible = combinations.filter((off) => off.every((defence) => own.includes(defence)))
  if (sink.kind === 'style' || sink === sinks[0] || (isWholeRun && sink.kind === 'markup')) return possible
  const needsNone = sink.kind === 'text' && !sink.namesFiles
  const counts = isWholeRun ? [0, 1, own.length] : needsNone ? [own.length] : [0, own.length]
  return possible.filter((off) => counts.includes(off.length))
}

/** @returns the numbers of the inputs that did harm of these kinds, each once */
function harmedBy({ harms }: Row, of: readonly Harm['kind'][] = harmKinds) {
  return [...new Set(harms.filter(({ kind }) => of.includes(kind)).map(({ index }) => index))]
}

/** @returns how many inputs do harm without any defence, but none with this one alone */
function heldAlone(defence: Defence, sink: Sink, rows: readonly Row[]) {
  const most = defencesOf(sink).length
  const none = rows.find(({ off }) => off.length === most)
  const alone = rows.find(({ off }) => off.length === most - 1 && !off.includes(defence))
  if (!none || !alone) return undefined
  const harmed = harmedBy(alone)
  return harmedBy(none).filter((index) => !harmed.includes(index)).length
}

function figures(sink: Sink, rows: readonly Row[], count: number) {
  const counted = rows.map(
    (row) => `${nameOf(row.off)} ${harmKinds.map((kind) => harmedBy(row, [kind]).length).join('/')}`,
  )
  const held = defencesOf(sink)
    .map((defence) => [defence, heldAlone(defence, sink, rows)] as const)
    .filter(([, number]) => number !== undefined)
    .map(([defence, number]) => `${defence} ${number}`)
  const alone = held.length > 0 && sink.kind !== 'text' ? ` Held alone: ${held.join(', ')}.` : ''
  return `${sink.name}: ${rows.length * count} cells. Off: ${harmKinds.join('/')}: ${counted.join(', ')}.${alone}`
}

/** The confinement alone keeps a sheet away from other parts of the page (docs/security.md). */
const isLooks = ({ kind }: Harm, sink: Sink, off: readonly Defence[]) =>
  kind === 'imitated' && sink.kind === 'style' && off.includes('sanitizing')

/**
 * Files may lie at any host that the operator has configured, which the policy alone knows
 * (docs/security.md).
 */
const isHostOfFile = ({ kind }: Harm, sink: Sink, off: readonly Defence[]) =>
  kind === 'left' && sink.namesFiles === true && off.includes('content security policy')

/** One line for each harm, for the message of a failed assertion. */
const messagesOf = (harms: readonly Harm[]) =>
  harms.map(
    ({ kind, index, what }) => `${index === undefined ? 'a text' : inputs[index]?.name} ${kind}: ${what}`,
  )

test('there are at least 150 hostile texts', () => {
  expect(inputs.length).toBeGreaterThanOrEqual(150)
})

test.describe('hostile texts do no harm with one defence off in turn', () => {
  test.describe.configure({ timeout: isWholeRun ? 5_400_000 : 240_000 })

  for (const [number, sink] of sinks.entries())
    test(sink.name, async ({ browser, baseURL, extraHTTPHeaders }) => {
      const origin = new URL(baseURL ?? '').origin
      const isStyle = sink.kind === 'style'
      const sample = sink.isOneByOne ? sampleFor(number, isStyle) : inputs
      let allowed: Shape | undefined
      const visit = async (off: readonly Defence[]) => {
        const world = extraHTTPHeaders?.['x-mock-world']
        const isSignedIn = sink.isSignedIn === true
        const { watch, close } = await openVisitor(browser, { origin, world, off, isStyle, isSignedIn })
        allowed ??= (await watch(sink.visit, harmless(sample))).shape
        const { harms } = await watch(sink.visit, sample, allowed)
        await close()
        return { off, harms }
      }
      const rows: Row[] = []
      for (const off of combinationsFor(sink)) rows.push(await visit(off))
      console.log(figures(sink, rows, sample.length))

      // With one defence off, the others hold; text that is no markup depends on none.
      for (const { off, harms } of rows)
        if (off.length <= 1 || sink.kind === 'text')
          expect(
            messagesOf(harms.filter((harm) => !isLooks(harm, sink, off) && !isHostOfFile(harm, sink, off))),
            `off: ${nameOf(off)}`,
          ).toEqual([])
      if (sink.kind === 'text') return

      // The texts do harm without defences.
      expect(rows.map((row) => harmedBy(row).length).at(-1)).toBeGreaterThan(0)
      if (rows.length < 2 ** defencesOf(sink).length) return
      for (const defence of defencesOf(sink))
        expect(heldAlone(defence, sink, rows), `${defence} alone`).toBeGreaterThan(0)
      // The policy lets no script run, whatever else fails.
      for (const row of rows)
        if (!row.off.includes('content security policy')) expect(harmedBy(row, ['ran'])).toEqual([])
    })
})
