/**
 * Finds css that names a physical side: layout speaks of start and end, so that Persian is no second layout. Finds colours
 * outside the theme, too: a colour that has no name there cannot follow a change of the theme.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const physicalProperty =
  /(?<![\w-])(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)\s*:/
const physicalValue = /(?<![\w-])(float|clear|text-align|caption-side|resize)\s*:\s*(left|right)\b/
/** Four values name the sides in order; the second and fourth are right and left. */
const unevenSides =
  /(?<![\w-])(margin|padding|inset|border-(width|style|color))\s*:\s*([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s*(;|$)/

const TOKENS = 'src/ui/theme/tokens.ts'
const rawColour =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(white|black|gr[ae]y|silver|red|green|blue|navy|orange|yellow|purple)(?![\w-])/i

/** @returns one sentence per line that names a colour by its value. Comments may name colours. */
export function colourProblems(file: string, css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return withoutComments
    .split('\n')
    .flatMap((line, index) =>
      rawColour.test(line)
        ? [`${file}:${index + 1} names a colour that is not in ${TOKENS}: ${line.trim()}`]
        : [],
    )
}

/** @returns one sentence per line that names a physical side. A comment `direction: why` on the line above allows it. */
export function cssProblems(file: string, css: string): string[] {
  const lines = css.split('\n')
  return lines.flatMap((line, index) => {
    if (/\/\*\s*direction:/.test(lines[index - 1] ?? '')) return []
    const uneven = unevenSides.exec(withoutFunctions(line))
    const isPhysical =
      physicalProperty.test(line) || physicalValue.test(line) || (uneven !== null && uneven[4] !== uneven[6])
    return isPhysical ? [`${file}:${index + 1} names a physical side: ${line.trim()}`] : []
  })
}

function withoutFunctions(line: string): string {
  const shorter = line.replaceAll(/[\w-]*\([^()]*\)/g, 'value')
  return shorter === line ? line : withoutFunctions(shorter)
}

if (import.meta.main) {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  const problems = files.flatMap((file) => {
    const css = readFileSync(join(ROOT, file), 'utf8')
    return [...cssProblems(file, css), ...colourProblems(file, css)]
  })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(
    `${files.length} stylesheets speak of start and end alone, and take their colours from ${TOKENS}.`,
  )
}
