import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeCourse, slugOrId } from '@/api/normalizeCourse'
import type { FullCourse } from '@/api/types'
import { paths } from '@/lib/paths'

const id = fc.oneof(fc.constantFrom('a', 'b', 'c', '', undefined, null, 7), fc.string())
const lesson = fc.record({ id, title: fc.anything(), order: fc.anything() })
const chapter = fc.record({ id, title: fc.anything(), lessons: fc.array(lesson) })
const course = fc.record({ id: fc.string(), title: fc.anything(), chapters: fc.array(chapter) })
const normalized = (sent: unknown) => normalizeCourse(sent as FullCourse)
const distinct = (all: unknown[]) => new Set(all).size === all.length

describe('a normalized course', () => {
  it('has texts as titles, chapters with unique ids, and each lesson once', () => {
    fc.assert(
      fc.property(course, (sent) => {
        const { title, chapters } = normalized(sent)
        const lessons = chapters.flatMap((one) => one.lessons)
        for (const one of [title, ...chapters.map((one) => one.title), ...lessons.map((one) => one.title)])
          expect(one).toBeTypeOf('string')
        expect(distinct(chapters.map((one) => one.id))).toBe(true)
        expect(distinct(lessons.flatMap((one) => one.id ?? []))).toBe(true)
      }),
    )
  })

  it('does not change when it is normalized again', () => {
    fc.assert(
      fc.property(course, (sent) => {
        expect(normalized(normalized(sent))).toEqual(normalized(sent))
      }),
    )
  })

  it('keeps the first of several lessons with the same id', () => {
    const lessons = ['first', 'second'].map((title) => ({ id: 'l', title }))
    const chapters = [
      { id: 'x', title: 7, lessons: [lessons[0]] },
      { id: 'x', title: null, lessons },
    ]
    expect(normalized({ id: 'c', title: ' C ', chapters })).toEqual({
      id: 'c',
      title: 'C',
      chapters: [
        { id: 'x', title: '7', lessons: [lessons[0]] },
        { id: 'chapter #2', title: '', lessons: [] },
      ],
    })
  })
})

describe('the address of a course', () => {
  it.each([
    ['its slug', 'hello-english', 'c-001', 'hello-english'],
    ['its id if it has no slug', undefined, 'c-001', 'c-001'],
    ['its id if the slug contains half of a character', 'hello-\ud83d', 'c-001', 'c-001'],
    ['its id if the slug would lead to another path', '..', 'c-001', 'c-001'],
    ['empty if neither is valid', { slug: 'a' }, '\udc00', ''],
  ])('is %s', (_what, slug, id, opened) => {
    expect(slugOrId(slug, id)).toBe(opened)
  })

  it('is valid in a path, whatever was sent', () => {
    // The texts include halves of characters, which the generators of fast-check leave out.
    const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
    fc.assert(
      fc.property(fc.oneof(text, fc.constant(null)), text, (slug, id) => {
        expect(() => paths.course(slugOrId(slug, id))).not.toThrow()
      }),
    )
  })
})
