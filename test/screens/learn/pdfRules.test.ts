import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDigits } from '@/lib/i18n/numbers'
import { MAX_CANVAS_PIXELS, sharpness } from '@/screens/learn/viewers/pdf/canvas'
import { commandOf } from '@/screens/learn/viewers/pdf/frameKeys'
import { typedPage, validPage } from '@/screens/learn/viewers/pdf/pageNumber'
import { problemOf } from '@/screens/learn/viewers/pdf/pdfProblem'
import { scaleOf, zoomedIn, zoomedOut, zoomLevels } from '@/screens/learn/viewers/pdf/zoom'
import { named } from './pdfFake'

describe('page numbers', () => {
  it('are read in Latin and Persian digits, if the file has the page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 2000 }),
        fc.integer({ min: 1, max: 1000 }),
        (page, pageCount) => {
          const expected = page >= 1 && page <= pageCount ? page : undefined
          expect(typedPage(String(page), pageCount)).toBe(expected)
          expect(typedPage(localDigits(String(page), 'fa'), pageCount)).toBe(expected)
          expect(validPage(page, pageCount)).toBe(expected)
        },
      ),
    )
  })

  it('are never read from other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = typedPage(text, 300)
        if (page !== undefined) expect(text.trim()).toMatch(/^[\d۰-۹٠-٩]+$/)
      }),
    )
  })
})

describe('zoom', () => {
  it('has a next larger and a next smaller level, until there is none', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 6, noNaN: true }), (scale) => {
        const larger = zoomedIn(scale)
        const smaller = zoomedOut(scale)
        if (larger === undefined) expect(scale * 1.01).toBeGreaterThanOrEqual(4)
        else expect(larger).toBeGreaterThan(scale)
        if (smaller === undefined) expect(scale / 1.01).toBeLessThanOrEqual(0.25)
        else expect(smaller).toBeLessThan(scale)
        expect(
          zoomLevels.filter((level) => level > (smaller ?? 0) && level < (larger ?? 9)).length,
        ).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('to the width fills the space, and is 100 % until the space is known', () => {
    expect(scaleOf('width', 800, 400)).toBe(0.5)
    expect(scaleOf('width', 800, 0)).toBe(1)
    expect(scaleOf('width', 0, 400)).toBe(1)
    expect(scaleOf(2, 800, 400)).toBe(2)
  })

  it('gives a canvas as fine as the screen, and never larger than the limit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 60_000, noNaN: true }),
        fc.double({ min: 1, max: 60_000, noNaN: true }),
        fc.constantFrom(1, 1.5, 2, 3),
        (width, height, density) => {
          window.devicePixelRatio = density
          const fine = sharpness(width, height)
          expect(fine).toBeLessThanOrEqual(density)
          expect(width * fine * height * fine).toBeLessThanOrEqual(MAX_CANVAS_PIXELS * 1.001)
          if (width * height * density * density <= MAX_CANVAS_PIXELS) expect(fine).toBe(density)
        },
      ),
    )
    window.devicePixelRatio = 1
  })
})

describe('keys', () => {
  const press = (key: string, more: object = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  })
  const frame = { scrollTop: 0, scrollHeight: 500, clientHeight: 500, scrollWidth: 300, clientWidth: 300 }

  it.each([
    ['Home', 'first'],
    ['End', 'last'],
    ['+', 'zoomIn'],
    ['=', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'fit'],
    ['۰', 'fit'],
    ['PageDown', undefined],
    ['ArrowRight', undefined],
    ['a', undefined],
  ] as const)('%s means %s on a button of the reader', (key, command) => {
    expect(commandOf(press(key), 'ltr')).toBe(command)
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(commandOf(press(key, { [held]: true }), 'ltr')).toBeUndefined()
  })

  it('ArrowLeft and ArrowRight turn pages in the reading direction unless the page scrolls sideways', () => {
    expect(commandOf(press('ArrowRight'), 'ltr', frame)).toBe('next')
    expect(commandOf(press('ArrowLeft'), 'ltr', frame)).toBe('previous')
    expect(commandOf(press('ArrowRight'), 'rtl', frame)).toBe('previous')
    expect(commandOf(press('ArrowLeft'), 'rtl', frame)).toBe('next')
    expect(commandOf(press('ArrowRight'), 'ltr', { ...frame, scrollWidth: 900 })).toBeUndefined()
  })

  it('PageDown and PageUp scroll, and turn the page at its end', () => {
    const long = { ...frame, scrollHeight: 900 }
    expect(commandOf(press('PageDown'), 'ltr', long)).toBeUndefined()
    expect(commandOf(press('PageDown'), 'ltr', { ...long, scrollTop: 400 })).toBe('next')
    expect(commandOf(press('PageUp'), 'ltr', { ...long, scrollTop: 400 })).toBeUndefined()
    expect(commandOf(press('PageUp'), 'ltr', long)).toBe('previous')
  })
})

it.each([
  [named('InvalidPDFException'), 'damaged'],
  [named('FormatError'), 'damaged'],
  [named('PasswordException'), 'locked'],
  [named('ResponseException', { status: 404 }), 'missing'],
  [named('ResponseException', { status: 403 }), 'missing'],
  [named('ResponseException', { status: 503 }), 'unreachable'],
  [named('ResponseException', { status: 0 }), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'unreachable'],
  [new TypeError('Load failed'), 'unreachable'],
  [new Error('UnknownErrorException'), 'unknown'],
  ['text', 'unknown'],
  [undefined, 'unknown'],
])('the PDF error %s counts as %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem)
})
