import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isRightToLeft } from '@/lib/i18n/textDirection'
import { asRead } from './visualOrder'

type AnyItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]
export type TextItem = Extract<AnyItem, { str: string }>

/** In units of the font size: the gap of columns, the gap of words, and the tolerance of a baseline. */
const COLUMN_GAP = 1.5
const WORD_GAP = 0.3
const BASELINE = 0.2

const marksAlone = /^\s*\p{M}+\s*$/u

/**
 * The lines of a page in reading order. An unbroken line is one item. A PDF stores text as it is drawn:
 * perhaps letter by letter, and Persian from left to right in presentation forms.
 */
export function inReadingOrder(items: readonly AnyItem[]): TextItem[] {
  return linesOf(items.filter((item) => 'str' in item)).flatMap((everything) => {
    const line = withMarks(everything)
    const placed = line.some(({ str }) => isRightToLeft(str))
      ? line.toSorted((one, other) => startOf(one) - startOf(other))
      : line
    const place = ([first]: TextItem[]) => (first ? line.indexOf(first) : -1)
    const parts = partsOf(placed)
      .toSorted((one, other) => place(one) - place(other))
      .map(joined)
    return parts.flatMap((part, index) =>
      index < parts.length - 1 ? [part, spaceAfter(part)] : [{ ...part, hasEOL: true }],
    )
  })
}

/** The space keeps cells of a table from being read as one word. */
function spaceAfter(part: TextItem): TextItem {
  return { ...part, str: ' ', width: 0, transform: part.transform.with(4, endOf(part)) }
}

function linesOf(items: readonly TextItem[]) {
  const lines: TextItem[][] = [[]]
  for (const item of items) {
    const first = lines.at(-1)?.find(isDrawn)
    const isAside = first && Math.abs(heightOf(item) - heightOf(first)) > BASELINE * sizeOf(first)
    if (isAside && isDrawn(item) && !marksAlone.test(item.str)) lines.push([])
    if (item.str !== '') lines.at(-1)?.push(item)
    if (item.hasEOL) lines.push([])
  }
  return lines
}

/** A PDF may store combining marks separately. Each one joins the letter at its position. */
function withMarks(line: readonly TextItem[]) {
  const bases = line.filter((item) => !marksAlone.test(item.str))
  const marks = line.filter((item) => marksAlone.test(item.str))
  const marked = new Map(bases.map((base) => [base, base.str]))
  for (const mark of marks) {
    const middle = startOf(mark) + mark.width / 2
    const base = bases.find((each) => isDrawn(each) && startOf(each) <= middle && middle <= endOf(each))
    if (base) marked.set(base, marked.get(base) + mark.str.trim())
  }
  return bases.map((base) => ({ ...base, str: marked.get(base) ?? base.str }))
}

/** Splits a line where text is separate, such as the cells of a table, or is rotated or of another size. */
function partsOf(line: readonly TextItem[]) {
  const parts: TextItem[][] = [[]]
  for (const item of line) {
    const before = parts.at(-1)?.at(-1)
    const isGap = !isDrawn(item) && item.width > COLUMN_GAP * sizeOf(item)
    if (isGap || (before && !follows(before, item))) parts.push([])
    if (!isGap) parts.at(-1)?.push(item)
  }
  return parts.filter((part) => part.some(isDrawn))
}

function joined(part: TextItem[]): TextItem {
  const widest = part.reduce((one, other) => (other.width > one.width ? other : one))
  const pieces = part.flatMap((item, index) => {
    const before = part[index - 1]
    const isApart = before && startOf(item) - endOf(before) > WORD_GAP * sizeOf(item)
    return isApart ? [' ', item.str] : [item.str]
  })
  const { text, direction } = asRead(pieces)
  if (part.length === 1) return { ...widest, str: text, hasEOL: false }
  const start = Math.min(...part.map(startOf))
  const width = Math.max(...part.map(endOf)) - start
  const transform = widest.transform.with(4, start)
  return { ...widest, str: text, dir: direction, transform, width, hasEOL: false }
}

function follows(before: TextItem, item: TextItem) {
  const size = sizeOf(before)
  const gap = startOf(item) - endOf(before)
  const isAlike = Math.abs(sizeOf(item) - size) < size / 2
  return isUpright(before) && isUpright(item) && isAlike && gap > -size && gap < COLUMN_GAP * size
}

const startOf = ({ transform }: TextItem) => Number(transform[4])
const endOf = (item: TextItem) => startOf(item) + item.width
const heightOf = ({ transform }: TextItem) => Number(transform[5])
const sizeOf = ({ transform }: TextItem) => Math.hypot(Number(transform[2]), Number(transform[3]))
const isDrawn = ({ str }: TextItem) => str.trim() !== ''
const isUpright = ({ transform: [a, b, c] }: TextItem) =>
  Number(a) > 0 && Math.abs(Number(b)) < 1e-3 && Math.abs(Number(c)) < 1e-3
