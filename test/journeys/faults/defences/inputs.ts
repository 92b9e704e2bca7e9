import { isWholeRun } from '../../../wholeRun'
import { hostileHtml, onlyAwkward } from '../html/hostileHtml'
import { hostileTexts } from '../html/hostileTexts'

/**
 * A hostile text. All that it does contains its number: scripts call `hacked(17)`, foreign hosts are at
 * i17.evil.example.
 */
export type Input = { index: number; name: string; text: string }

/** Without those that do no harm in a current browser. */
const corpus = [
  ...Object.entries(hostileHtml).filter(([name]) => !onlyAwkward.includes(name)),
  ...Object.entries(hostileTexts),
]

export const inputs: Input[] = corpus.map(([name, text], index) => ({
  index,
  name,
  text: withCanary(text, index),
}))

const SHARE = 10
/**
 * Rules of a style sheet have braces. JSON, templates and captions have them as well, but begin differently.
 */
const isRule = (text: string) => /^[^<]*\{[^<]*$|^@/.test(text) && !/^[{+$]|STYLE/.test(text)

/**
 * In an ordinary run, a sink that shows its texts one by one gets each tenth input, with another start in
 * each sink, so that together the sinks get every input. The style sheet gets the texts that are rules.
 */
export function sampleFor(sink: number, isStyle: boolean): Input[] {
  if (isWholeRun) return inputs
  if (isStyle) return inputs.filter(({ text }) => isRule(text))
  return inputs.filter(({ index }) => (index + sink) % SHARE === 0)
}

/** Harmless texts in place of the hostile ones. */
export const harmless = (sample: readonly Input[]): Input[] =>
  sample.map(({ index }) => ({ index, name: 'words', text: `Words and nothing else ${index}` }))

function withCanary(text: string, index: number): string {
  return text
    .replaceAll('hacked()', `hacked(${index})`)
    .replaceAll('evil.example', `i${index}.evil.example`)
    .replace(/(?<=base64,)[\w+/=]+/, (code) => btoa(withCanary(atob(code), index)))
}

/** @returns the number of the input that the address of a foreign host contains */
export function numberIn(address: string): number | undefined {
  const [, number] = /\bi(\d+)\.evil\.example/i.exec(address) ?? []
  return number === undefined ? undefined : Number(number)
}
