// Each door is a part of lib that alone uses something of the browser. Exceptions are named with their reason.
import { globSync, readFileSync } from 'node:fs'

type Door = { what: string; pattern: RegExp; through: string; mayPassBy: Record<string, string> }

const doors: Door[] = [
  {
    what: 'storage',
    pattern: /\b(?:localStorage|sessionStorage)\b/,
    through: 'lib/storage/storageItem',
    mayPassBy: {
      'src/boot/session.ts': 'the boot script is inlined into every document, and counts each byte',
      'src/boot/program.ts': 'the boot script is inlined into every document, and counts each byte',
      'src/forms/draft.ts': 'it asks for one key per form, and reads it anew each time',
    },
  },
  {
    what: 'Promise.race',
    pattern: /\bPromise\.race\b/,
    through: 'lib/async/withTimeout',
    mayPassBy: {
      'src/boot/boot.ts': 'the boot script is inlined into every document, and counts each byte',
      'src/forms/file/readFile.ts': 'the signal that ends the wait ends the reading, too',
      'src/state/donation/questions.ts': 'the answer or the question of the bank: no timeout',
    },
  },
]

/** Without comments, which may name what they are about. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/lib/'))
const problems = doors.flatMap(({ what, pattern, through, mayPassBy }) => {
  const users = files.filter((file) => pattern.test(codeOf(file)))
  const bypassing = users.filter((file) => !(file in mayPassBy))
  const unused = Object.keys(mayPassBy).filter((file) => !users.includes(file))
  return [
    ...bypassing.map((file) => `${file} uses ${what} directly; ${through} is the door to it.`),
    ...unused.map((file) => `${file} does not use ${what} any more: take it from the list.`),
  ]
})
console.log(problems.length > 0 ? problems.join('\n') : 'Every door is used.')
process.exitCode = problems.length > 0 ? 1 : 0
