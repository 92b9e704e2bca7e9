import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionDirection, captionFor, lessonCaptions } from '@/domain/course/captions'

const english = { language: 'en', label: 'English', url: '/c/en.vtt' }
const persian = { language: 'fa', label: 'فارسی', url: '/c/fa.vtt' }

describe('the captions of a video lesson', () => {
  it('keep the server’s order, and are an empty list for a lesson without tracks', () => {
    expect(lessonCaptions({ captions: [persian, english] })).toEqual([persian, english])
    for (const captions of [undefined, null, [], {}, 'en', 7])
      expect(lessonCaptions({ captions })).toEqual([])
  })

  it.each([
    ['captions with a hostile address', { ...english, url: 'javascript:alert(1)' }],
    ['captions without an address', { ...english, url: '' }],
    ['captions with an invalid language', { ...english, language: '"><img>' }],
    ['captions with an invalid language in letters', { ...english, language: 'en-a' }],
    ['captions without a language', { label: 'English', url: '/c/en.vtt' }],
    ['null', null],
    ['a text', 'en'],
  ])('leave out %s and keep the others', (_what, bad) => {
    expect(lessonCaptions({ captions: [bad, persian] })).toEqual([persian])
  })

  it('have the native name of their language if they have no label', () => {
    const labels = ['fa', 'en-GB', 'DE'].map(
      (language) => lessonCaptions({ captions: [{ language, url: '/c.vtt', label: ' ' }] })[0]?.label,
    )
    expect(labels).toEqual(['فارسی', 'British English', 'Deutsch'])
  })

  it('are never more than the server sent, and their addresses are always http(s)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ language: fc.anything(), label: fc.anything(), url: fc.webUrl() })),
        (captions) => {
          const offered = lessonCaptions({ captions })
          expect(offered.length).toBeLessThanOrEqual(captions.length)
          for (const { url, label } of offered)
            expect([url, label]).toEqual([expect.stringMatching(/^http/), expect.stringMatching(/./)])
        },
      ),
    )
    fc.assert(
      fc.property(fc.anything(), (captions) =>
        lessonCaptions({ captions }).every(({ url }) => /^(https?:)?\//.test(url)),
      ),
    )
  })
})

describe('the captions that are shown first', () => {
  it('are those of the visitor’s language', () => {
    expect(captionFor([english, persian], ['fa'])).toBe(persian)
    expect(captionFor([persian, english], ['en'])).toBe(english)
  })

  it('are those of the language that the learner chose before, if the lesson has it', () => {
    expect(captionFor([english, persian], ['en', 'fa'])).toBe(english)
    expect(captionFor([english, persian], ['de', 'fa'])).toBe(persian)
  })

  it('are those of a variant of the language, else the first ones', () => {
    const british = { ...english, language: 'en-gb' }
    expect(captionFor([persian, british], ['en'])).toBe(british)
    expect(captionFor([persian, english], ['EN-US'])).toBe(english)
    expect(captionFor([persian, english], ['de'])).toBe(persian)
    expect(captionFor([], ['en'])).toBeUndefined()
  })
})

it('Persian and Arabic captions run from right to left, English ones from left to right', () => {
  expect(['fa', 'fa-ir', 'ar', 'en', 'de', 'far'].map(captionDirection)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ])
})
