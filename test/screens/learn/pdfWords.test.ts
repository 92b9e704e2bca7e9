// @vitest-environment node
import { readFileSync } from 'node:fs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inReadingOrder, type TextItem } from '@/screens/learn/viewers/pdf/readingOrder'
import { asRead } from '@/screens/learn/viewers/pdf/visualOrder'

/** The lines of a page of a real file, as the text layer has them. */
async function linesOf(file: string, number: number) {
  const data = new Uint8Array(readFileSync(`mocks/public/mock-media/pdf/${file}`))
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS })
  onTestFinished(() => task.destroy())
  const page = await (await task.promise).getPage(number)
  return inReadingOrder((await page.getTextContent()).items)
}

const texts = (lines: readonly TextItem[]) => lines.map(({ str }) => str).filter((text) => text !== ' ')

describe('the text of real PDF files', () => {
  it('is whole and from right to left in Persian, although the file has single letters', async () => {
    const lines = await linesOf('guide-fa.pdf', 3)
    expect(texts(lines)).toEqual(
      expect.arrayContaining(['کم، ولی زیاد!', 'پنج روز و هر روز ده دقیقه، بیشتر از یک ساعت', 'با دلِ خوش']),
    )
    expect(lines.find(({ str }) => str === 'چه کار کردم')).toMatchObject({ dir: 'rtl' })
    expect(lines.length).toBeLessThan(80)
  })

  it('comes line by line in English, too', async () => {
    const lines = await linesOf('guide.pdf', 2)
    expect(texts(lines)).toEqual(
      expect.arrayContaining([
        'Big dreams grow out of small goals. A small',
        'I can order a tea and say thank',
      ]),
    )
    expect(new Set(lines.map(({ dir }) => dir))).toEqual(new Set(['ltr']))
  })

  it('keeps both scripts apart on one line, and numbers from left to right', async () => {
    expect(texts(await linesOf('words.pdf', 207))).toEqual([
      'My room',
      'اتاق من',
      'clock',
      'ساعت',
      'Draw it here.',
      'اینجا نقاشیاش کن.',
      'Write it three times.',
      'سه بار بنویسش.',
      'My first 300 words · 207',
      'سیصد واژهی اول من · ۲۰۷',
    ])
  })

  it('has the position at which it is drawn', async () => {
    const [first, space, second] = await linesOf('words.pdf', 1)
    expect(first).toMatchObject({ str: 'Hello', hasEOL: false })
    expect(space).toMatchObject({ str: ' ', width: 0, hasEOL: false })
    expect(second).toMatchObject({ str: 'سلام و احوالپرسی', dir: 'rtl', hasEOL: true })
    // A5 is 420 points wide, the margins 40 each.
    expect(second?.transform[4]).toBeGreaterThan(280)
    expect((second?.transform[4] ?? 0) + (second?.width ?? 0)).toBeCloseTo(380, 0)
  })
})

describe('text pieces of a PDF, put into reading order', () => {
  it.each([
    [['ﻦ', 'ﻣ'], 'من', 'rtl'],
    [['م', 'ﻼ', 'ﺳ'], 'سلام', 'rtl'],
    [['.', 'ﻦ', 'ﻣ', ' ', 'کتاب'], 'کتاب من.', 'rtl'],
    [['12', ' ', 'صفحه'], 'صفحه 12', 'rtl'],
    [
      ['است', ' ', 'good', ' ', 'morning', ' ', 'یعنی', ' ', '«', 'صبح بخیر', '»'],
      '«صبح بخیر» یعنی good morning است',
      'rtl',
    ],
    [['(', '۱۲', ')', ' ', 'درس'], 'درس (۱۲)', 'rtl'],
    [['See', ' ', 'ب', 'ﺎ', ' ', 'here'], 'See اب here', 'ltr'],
    [['Draw', ' ', 'it'], 'Draw it', 'ltr'],
    [['(a)', ' ', '[b]'], '(a) [b]', 'ltr'],
    [['שלום'], 'שלום', 'rtl'],
    [['…'], '…', 'ltr'],
    [[], '', 'ltr'],
  ])('%j → %s', (pieces, text, direction) => {
    expect(asRead(pieces)).toEqual({ text, direction })
  })
})
