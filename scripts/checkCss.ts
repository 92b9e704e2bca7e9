/**
 * Finds three faults of css. A physical side: layout uses start and end, so that Persian needs no second
 * layout. A colour outside the theme, because it cannot follow a change of the theme. A media query with a
 * width of its own: pages change at few and equal widths, so that people can look at all of them.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const physicalProperty =
  /(?<![\w-])(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)\s*:/
const physicalValue = /(?<![\w-])(float|clear|text-align|caption-side|resize)\s*:\s*(left|right)\b/
/** Four values name the sides in order: the second is right and the fourth left. */
const unevenSides =
  /(?<![\w-])(margin|padding|inset|border-(width|style|color))\s*:\s*([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s+([^\s;]+)\s*(;|$)/

const TOKENS = 'src/ui/theme/tokens.ts'
const rawColour =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(white|black|gr[ae]y|silver|red|green|blue|navy|orange|yellow|purple)(?![\w-])/i

/**
 * Allowed widths in pixels: a large phone, a tablet, two columns, a line of menus. A table and the names of
 * languages need the other two.
 */
const widths = [480, 768, 900, 1240, 1100, 1440]
const widthOfRange = /\(width (?:>=|<) (\d+)px\)/

/** @returns one sentence per media query with another width, or in another form than the usual one */
export function widthProblems(file: string, css: string): string[] {
  return css
    .split('\n')
    .flatMap((line, index) =>
      /@media.*width/.test(line) && !widths.includes(Number(widthOfRange.exec(line)?.[1]))
        ? [`${file}:${index + 1} asks for a width that no other page asks for: ${line.trim()}`]
        : [],
    )
}

/** @returns one sentence per line that names a colour by its value; comments may name colours */
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

/**
 * @returns one sentence per line that names a physical side; a comment `direction: why` on the line above
 * allows it
 */
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
    return [...cssProblems(file, css), ...colourProblems(file, css), ...widthProblems(file, css)]
  })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(
    `${files.length} stylesheets speak of start and end alone, take their colours from ${TOKENS}, and change at ${widths.length} widths.`,
  )
}
