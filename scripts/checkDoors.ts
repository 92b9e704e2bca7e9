// Checks that only the parts named in doors.ts use each of these browser features.
import { globSync, readFileSync } from 'node:fs'
import { doors } from './doors.ts'

/** The code of a file without comments, which may name the feature. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/lib/'))
const problems = doors.flatMap(({ what, pattern, through, mayPassBy }) => {
  const users = files.filter((file) => pattern.test(codeOf(file)))
  const bypassing = users.filter((file) => !(file in mayPassBy))
  const unused = Object.keys(mayPassBy).filter((file) => !users.includes(file))
  return [
    ...bypassing.map(
      (file) => `${file} uses ${what} directly; ${through ? `${through} is the door to it` : 'nobody may'}.`,
    ),
    ...unused.map((file) => `${file} does not use ${what} any more: take it from the list.`),
  ]
})
console.log(problems.length > 0 ? problems.join('\n') : 'Every door is used.')
process.exitCode = problems.length > 0 ? 1 : 0
