import { isWholeRun } from '../../../wholeRun'
import { hostileHtml, onlyAwkward } from '../html/hostileHtml'
import { hostileTexts } from '../html/hostileTexts'

/**
 * A hostile text. Whatever it does names its number: scripts say `hacked(17)`, strangers are at
 * i17.evil.example.
 */
export type Input = { index: number; name: string; text: string }

/** Without those that bite no browser of today. */
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
/** Rules of a style sheet have braces. JSON, templates and captions have them, too, but begin otherwise. */
const isRule = (text: string) => /^[^<]*\{[^<]*$|^@/.test(text) && !/^[{+$]|STYLE/.test(text)

/**
 * The rule of an ordinary run, where each text takes time of its own: each tenth input, from another one on
 * in each sink. Together the sinks meet every input. A style sheet meets the texts that are rules of one.
 */
export function sampleFor(sink: number, isStyle: boolean): Input[] {
  if (isWholeRun) return inputs
  if (isStyle) return inputs.filter(({ text }) => isRule(text))
  return inputs.filter(({ index }) => (index + sink) % SHARE === 0)
}

/** The text of a page where nobody is hostile. */
export const harmless = (sample: readonly Input[]): Input[] =>
  sample.map(({ index }) => ({ index, name: 'words', text: `Words and nothing else ${index}` }))

function withCanary(text: string, index: number): string {
  return text
    .replaceAll('hacked()', `hacked(${index})`)
    .replaceAll('evil.example', `i${index}.evil.example`)
    .replace(/(?<=base64,)[\w+/=]+/, (code) => btoa(withCanary(atob(code), index)))
}

/** @returns the number of the input that an address of a stranger names */
export function numberIn(address: string): number | undefined {
  const [, number] = /\bi(\d+)\.evil\.example/i.exec(address) ?? []
  return number === undefined ? undefined : Number(number)
}
