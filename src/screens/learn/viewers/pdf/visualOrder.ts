import { type Direction, isRightToLeft, textDirection } from '@/lib/i18n/textDirection'

const letter = /\p{L}/u
const letterOrDigit = /[\p{L}\p{N}]/u
const drawnForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g
const brackets = '()[]{}<>«»‹›'

/**
 * Joins pieces of a line, given from left to right, in reading order, and replaces presentation forms by
 * letters: ['ﻦ', 'ﻣ'] → من. The text within a piece is already in order. (It reverses a small part of the
 * Unicode bidirectional algorithm.)
 */
export function asRead(pieces: readonly string[]): { text: string; direction: Direction } {
  const direction = textDirection(pieces.join(''))
  const ordered = runsOf(pieces, direction).map(({ pieces, direction }) =>
    direction === 'rtl' ? pieces.toReversed().map(mirrored).join('') : pieces.join(''),
  )
  const text = (direction === 'rtl' ? ordered.toReversed() : ordered).join('')
  return {
    text: text.replace(drawnForms, (forms) => forms.normalize('NFKC')).replace(/\s+/g, ' '),
    direction,
  }
}

type Run = { direction: Direction; pieces: string[] }

/**
 * Spaces and punctuation take the direction that both neighbours share, else that of the line. Numbers run
 * from left to right.
 */
function runsOf(pieces: readonly string[], line: Direction): Run[] {
  const own = pieces.map((piece): Direction | undefined => {
    if (isRightToLeft(piece) && letter.test(piece)) return 'rtl'
    return letterOrDigit.test(piece) ? 'ltr' : undefined
  })
  const runs: Run[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = own.slice(0, index).findLast(Boolean)
    const after = own.slice(index + 1).find(Boolean)
    const direction = own[index] ?? (before === after ? before : undefined) ?? line
    const run = runs.at(-1)
    if (run?.direction === direction) run.pieces.push(piece)
    else runs.push({ direction, pieces: [piece] })
  }
  return runs
}

/** In right-to-left text the glyph of an opening bracket is that of a closing one. */
function mirrored(text: string) {
  return [...text]
    .map((each) => {
      const place = brackets.indexOf(each)
      return place < 0 ? each : (brackets[place ^ 1] ?? each)
    })
    .join('')
}
