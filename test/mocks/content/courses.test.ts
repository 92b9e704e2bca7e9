import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Bilingual,
  type ContentLanguage,
  inLanguage,
  isBilingual,
} from '../../../mocks/content/bilingual'
import { courses } from '../../../mocks/content/courses/courses'
import { fullCourse, listedCourse } from '../../../mocks/content/courses/plain'
import { ageGroups, categories, levels } from '../../../mocks/content/courses/source'

const lessons = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.lessons))
const languages: ContentLanguage[] = ['en', 'fa']

/** Every bilingual text below a value, with the way to it. */
function textsIn(value: unknown, path: string): [string, Bilingual][] {
  if (isBilingual(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}.${key}`))
}

const texts = courses.flatMap((course) => textsIn(course, course.slug))
const prose = texts.filter(([path]) => !/file(Url|Name)|options/.test(path))

/** What a reader sees, without tags and without code, whose digits stay Latin in any language. */
function seen(html: string) {
  return html
    .replace(/<(pre|code)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/⁦.*?⁩/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;/g, ' ')
}

function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\/mock-media\/[^"'\s<]+/g)].map(([url]) => url)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(urlsIn)
}

describe('The courses of the mock world', () => {
  it('are enough for the catalogue to page, with ids and slugs of their own', () => {
    expect(courses.length).toBeGreaterThanOrEqual(60)
    expect(new Set(courses.map((course) => course.id)).size).toBe(courses.length)
    expect(new Set(courses.map((course) => course.slug)).size).toBe(courses.length)
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
    for (const { slug } of courses) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each([
    ['category', categories],
    ['ageGroup', ageGroups],
    ['level', levels],
  ] as const)('show every %s that the filter dialog offers, and no other', (field, labels) => {
    expect([...new Set(courses.map((course) => course[field]))].sort()).toEqual([...labels].sort())
  })

  it('are free in about two cases of three, and cost 5 to 40 whole dollars otherwise', () => {
    const paid = courses.flatMap(({ price }) => (price ? [price] : []))
    expect(paid.length / courses.length).toBeGreaterThan(0.25)
    expect(paid.length / courses.length).toBeLessThan(0.4)
    for (const price of paid) expect(Number.isInteger(price) && price >= 5 && price <= 40).toBe(true)
    expect(courses.some((course) => course.price === undefined)).toBe(true)
    expect(courses.some((course) => course.price === 0)).toBe(true)
  })

  it('were made over two years, on different days, and updated after they were made', () => {
    const made = courses.map((course) => Date.parse(course.createdAt))
    expect(new Set(made).size).toBe(courses.length)
    expect(Math.max(...made) - Math.min(...made)).toBeGreaterThan(600 * 24 * 3600 * 1000)
    for (const course of courses) expect(course.updatedAt > course.createdAt, course.slug).toBe(true)
  })

  it('say every text in both languages', () => {
    for (const [path, { en, fa }] of texts) {
      expect(en.trim(), path).not.toBe('')
      expect(fa.trim(), path).not.toBe('')
    }
    for (const [path, { en, fa }] of prose) {
      expect(seen(en), path).not.toMatch(/[\u0600-\u06ff]{3}\s[\u0600-\u06ff]{3}/)
      expect(fa, path).toMatch(/[\u0600-\u06ff]/)
    }
  })

  it('are Persian in Persian: its own digits and letters, no Arabic ones', () => {
    for (const [path, { fa }] of prose) {
      expect(fa, path).not.toMatch(/[يك٠-٩]/)
      expect(seen(fa), path).not.toMatch(/(?<![A-Za-z\d@-])\d/)
    }
  })

  it('order their chapters and lessons from 1 without a gap and count the lessons', () => {
    for (const course of courses) {
      expect(course.chapters.map(({ order }) => order)).toEqual(course.chapters.map((_, index) => index + 1))
      for (const chapter of course.chapters) {
        expect(chapter.lessonCount).toBe(chapter.lessons.length)
        expect(chapter.lessons.map(({ order }) => order)).toEqual(
          chapter.lessons.map((_, index) => index + 1),
        )
      }
    }
  })

  it('have two to five chapters, of two to five lessons', () => {
    for (const course of courses) {
      expect(course.chapters.length, course.slug).toBeGreaterThanOrEqual(2)
      expect(course.chapters.length, course.slug).toBeLessThanOrEqual(5)
      for (const chapter of course.chapters) {
        expect(chapter.lessons.length, chapter.id).toBeGreaterThanOrEqual(2)
        expect(chapter.lessons.length, chapter.id).toBeLessThanOrEqual(5)
      }
    }
  })

  it('hold lessons of every type, and of a type written in another case', () => {
    const types = new Set(lessons.map((lesson) => lesson.type))
    for (const type of ['text', 'video', 'quiz', 'pdf', 'image', 'others', 'Video', 'PDF']) {
      expect(types, type).toContain(type)
    }
  })

  it('state durations in whole minutes, as mm:ss, as hh:mm:ss, or not at all', () => {
    for (const { id, duration } of lessons) {
      if (typeof duration === 'number') expect(Number.isInteger(duration) && duration > 0, id).toBe(true)
      else if (duration !== undefined) expect(duration, id).toMatch(/^(\d\d:)?\d\d:\d\d$/)
    }
    expect(lessons.some(({ duration }) => typeof duration === 'string' && duration.length === 8)).toBe(true)
    expect(lessons.some(({ duration }) => duration === undefined)).toBe(true)
  })

  it('ask questions that have a right answer among different options, and explain it', () => {
    const questions = lessons.flatMap((lesson) => lesson.quizData?.questions ?? [])
    expect(questions.length).toBeGreaterThan(120)
    for (const { question, options, correctAnswer, explanation } of questions) {
      expect(options.length, question.en).toBeGreaterThanOrEqual(2)
      expect(options[correctAnswer], question.en).toBeDefined()
      expect(explanation, question.en).toBeDefined()
      for (const language of languages) {
        expect(new Set(options.map((option) => option[language])).size, question.en).toBe(options.length)
        expect(question[language]).not.toContain('<')
      }
    }
  })

  it('give each viewer what it shows', () => {
    for (const lesson of lessons) {
      const type = lesson.type.toLowerCase()
      if (type === 'quiz') expect(lesson.quizData?.questions.length, lesson.id).toBeGreaterThan(0)
      if (type === 'video') expect(lesson.videoQualities ?? lesson.fileUrl, lesson.id).toBeDefined()
      if (type === 'pdf' || type === 'image') expect(lesson.fileUrl, lesson.id).toBeDefined()
    }
  })

  it('point only to media that exist', () => {
    const urls = new Set(urlsIn(courses))
    expect(urls.size).toBeGreaterThan(20)
    for (const url of urls) expect(existsSync(`mocks/public${url}`), url).toBe(true)
  })
})

describe('The sample course first-steps-in-scratch', () => {
  const [course] = courses
  const all = course?.chapters.flatMap((chapter) => chapter.lessons) ?? []

  it('is free and begins with a video in three qualities, then a text', () => {
    expect(course).toMatchObject({ id: 'c-001', slug: 'first-steps-in-scratch', price: 0 })
    expect(all[0]).toMatchObject({ id: 'c-001-l-01', type: 'video' })
    expect(Object.keys(all[0]?.videoQualities ?? {})).toEqual(['low', 'medium', 'high'])
    expect(all[1]?.type).toBe('text')
  })

  it('has every type of lesson, and a video that is one plain file', () => {
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['video', 'text', 'image', 'quiz', 'pdf']))
    expect(
      all.some(({ type, fileUrl }) => type === 'video' && fileUrl === '/mock-media/video/clip.mp4'),
    ).toBe(true)
  })
})

describe('A course in one language', () => {
  const [, course] = courses

  it.each(languages)('has plain texts throughout (%s)', (language) => {
    expect(course).toBeDefined()
    if (!course) return
    const plain = fullCourse(course, language)
    expect(plain.title).toBe(course.title[language])
    expect(plain.chapters[0]?.lessons[1]?.description).toBe(
      course.chapters[0]?.lessons[1]?.description[language],
    )
    expect(plain.materials?.[0]?.fileUrl).toBe(
      language === 'fa' ? '/mock-media/pdf/guide-fa.pdf' : '/mock-media/pdf/guide.pdf',
    )
    expect(textsIn(plain, 'plain')).toEqual([])
    expect(plain).not.toHaveProperty('category')
    expect(inLanguage(course, language).category).toBe('Arts & Design')
  })

  it('is listed with its chapters and durations, without what belongs to the detail alone', () => {
    if (!course) return
    const listed = listedCourse(course, 'fa')
    expect(listed).toMatchObject({ id: 'c-002', price: 24, title: course.title.fa })
    expect(listed.chapters[0]?.lessons[0]).toEqual({
      id: 'c-002-l-01',
      title: course.chapters[0]?.lessons[0]?.title.fa,
      duration: 1,
    })
    expect(listed).not.toHaveProperty('html')
  })
})
