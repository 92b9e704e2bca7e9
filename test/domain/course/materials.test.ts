import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lesson, Material } from '@/api/types'
import { materialCounts, materialsOf, materialType, materialTypes } from '@/domain/course/materials'
import english from '../../../public/translations/en/translation.json'

const lesson = (type: string, more: Partial<Lesson> = {}): Lesson => ({
  id: type,
  title: type,
  order: 1,
  type,
  ...more,
})
const file = { fileUrl: '/a.bin', fileName: 'a.bin' }
const material = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  type: fc.oneof(fc.string(), fc.constantFrom(...materialTypes)),
})

describe('materials', () => {
  test('are the server’s list if there is one, even an empty one', () => {
    const materials: Material[] = [{ id: 'm', title: 'Guide', type: 'pdf' }]
    expect(materialsOf({ chapters: [], materials })).toEqual(materials)
    expect(
      materialsOf({ chapters: [{ id: 'c', title: '', order: 1, lessons: [lesson('text')] }], materials: [] }),
    ).toEqual([])
  })

  test('derive from lessons that have both file url and file name, or are text or quiz lessons', () => {
    const lessons = [
      lesson('video', file),
      lesson('pdf', { fileUrl: '/a.pdf' }),
      lesson('image', { fileName: 'a.png' }),
      lesson('Text'),
      lesson('QUIZ'),
      lesson('hologram'),
      lesson('archive', file),
    ]
    const derived = materialsOf({ chapters: [{ id: 'c', title: 'Start', order: 1, lessons }] })
    expect(derived.map(({ type }) => type)).toEqual(['video', 'Text', 'QUIZ', 'archive'])
    expect(derived.every(({ chapterTitle }) => chapterTitle === 'Start')).toBe(true)
  })

  test('have no chapter title if their chapter has none: General Materials', () => {
    const [one] = materialsOf({ chapters: [{ id: 'c', title: '', order: 1, lessons: [lesson('text')] }] })
    expect(one?.chapterTitle).toBeUndefined()
  })
})

test('type labels: pdf, video, audio, image, text, quiz, document, presentation, spreadsheet, archive, other', () => {
  const labels = Object.keys(english.course.materialTypes)
  expect(materialTypes.join()).toBe(
    'pdf,video,audio,image,text,quiz,document,presentation,spreadsheet,archive,other',
  )
  expect(labels.toSorted()).toEqual([...materialTypes].toSorted())
})

describe('the table of content types', () => {
  test('counts every material once', () => {
    fc.assert(
      fc.property(fc.array(material), (materials) => {
        const rows = materialCounts(materials)
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(materials.length)
        expect(new Set(rows.map(({ type }) => type)).size).toBe(rows.length)
        expect(rows.every(({ count }) => count > 0)).toBe(true)
      }),
    )
  })

  test('counts unknown types as other', () => {
    expect(materialType('PDF')).toBe('pdf')
    expect(materialType('hologram')).toBe('other')
    expect(materialType(7)).toBe('other')
  })

  test('names each chapter once', () => {
    const rows = materialCounts([
      { id: '1', title: 'a', type: 'pdf', chapterTitle: 'One' },
      { id: '2', title: 'b', type: 'pdf', chapterTitle: 'One' },
      { id: '3', title: 'c', type: 'pdf' },
    ])
    expect(rows).toEqual([{ type: 'pdf', count: 3, chapterTitles: ['One', undefined] }])
  })
})
