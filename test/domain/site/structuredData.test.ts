// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FullCourse } from '@/api/types'
import { type Head, headTitle, headValue } from '@/domain/site/head'
import { pathIn } from '@/domain/site/pathIn'
import { shareImage } from '@/domain/site/shareImage'
import { organization } from '@/domain/site/structuredData'
import { courseData } from '@/domain/site/structuredDataOfCourse'
import { postData } from '@/domain/site/structuredDataOfPost'
import { oneLine } from '@/domain/text/oneLine'

const ORIGIN = 'https://www.example.org'

const course: FullCourse = {
  id: 'c-1',
  slug: 'a-course',
  title: 'A course',
  imageUrl: '/pictures/a.png',
  price: 24,
  chapters: [
    {
      id: 'ch-1',
      title: 'One',
      order: 1,
      lessons: [{ id: 'l-1', title: 'First', order: 1, type: 'video', duration: 68 }],
    },
  ],
}

const courseDataOf = (changes: object) =>
  courseData({
    course: { ...course, ...changes } as FullCourse,
    name: 'A course',
    description: 'About it.',
    language: 'fa',
  })

describe('the head of a page', () => {
  it('has a title with the names of page and product, or of the product alone', () => {
    expect(headTitle({ title: 'Courses' }, 'Raha')).toBe('Courses · Raha')
    expect(headTitle({}, 'Raha')).toBe('Raha')
  })

  it.each([
    ['/', '/', '/'],
    ['/', '/courses/', '/courses'],
    ['/fa', '/', '/fa'],
    ['/fa', '/courses///', '/fa/courses'],
    ['/fa', '/courses/%D8%B3/', '/fa/courses/%D8%B3'],
  ])('under %s gives the path %s the address %s', (doorway, path, address) => {
    expect(pathIn(doorway, path)).toBe(address)
    expect(headValue({ path }, doorway, ORIGIN)).toBe(ORIGIN + address)
  })

  it('has the page number in the address of a later page of a list, but not of the first', () => {
    expect(headValue({ path: '/courses', page: 2 }, '/en', ORIGIN)).toBe(`${ORIGIN}/en/courses?page=2`)
    expect(headValue({ path: '/courses', page: 1 }, '/en', ORIGIN)).toBe(`${ORIGIN}/en/courses`)
  })

  it('has a picture that social networks support', () => {
    const shownFor = (imageUrl: unknown) => headValue({ image: shareImage(imageUrl) }, 'image', ORIGIN)
    expect(shownFor('https://api.example.org/b.png')).toBe('https://api.example.org/b.png')
    expect(shownFor('/pictures/a.jpg')).toBe('http://localhost:3000/pictures/a.jpg')
    for (const url of [undefined, '/a.svg', 'https://x.example/A.SVG?v=2', 'javascript:alert(1)', 7])
      expect(shownFor(url)).toBe(`${ORIGIN}/static/images/share.png`)
  })

  it('has the type of a website, unless the page is an article', () => {
    expect(headValue({}, 'type', ORIGIN)).toBe('website')
    expect(headValue({ type: 'article' }, 'type', ORIGIN)).toBe('article')
  })

  it('contains only noindex if search engines must not list the page', () => {
    const head: Head = { noIndex: true, title: 'x', description: 'y', jsonLd: {}, path: '/x' }
    expect(headValue(head, 'robots', ORIGIN)).toBe('noindex')
    for (const key of ['title', 'description', 'type', 'image', 'data', '/', '/en', '=fa_IR'])
      expect(headValue(head, key, ORIGIN)).toBeUndefined()
    expect(headValue({ ...head, noIndex: false }, 'robots', ORIGIN)).toBeUndefined()
  })

  it('escapes structured data, so that no text of the server can end its element', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('</script>', '<!--<script>', ']]>'),
        (some, end) => {
          const jsonLd = { name: some + end + some }
          const text = headValue({ jsonLd }, 'data', ORIGIN) ?? ''
          expect(text).not.toContain('<')
          expect(JSON.parse(text)).toEqual(jsonLd)
        },
      ),
    )
  })
})

describe('a server’s text in the head', () => {
  it.each([
    ['  Two\n lines\t', 'Two lines'],
    ['\u0000\u0007', undefined],
    ['', undefined],
    [undefined, undefined],
    [{ toString: () => 'x' }, undefined],
    [7, undefined],
  ])('%j is %j', (text, line) => expect(oneLine(text)).toBe(line))

  it('has at most 200 visible characters, and an ellipsis if it was longer', () => {
    expect(oneLine('👩‍🚀'.repeat(201))).toBe(`${'👩‍🚀'.repeat(200)}…`)
    expect(oneLine('ا'.repeat(200))).toBe('ا'.repeat(200))
  })
})

describe('structured data', () => {
  it('describes the organization: its name, address and logo', () => {
    expect(organization()).toEqual({
      '@type': 'NGO',
      name: 'Raha',
      url: 'http://localhost:3000/',
      logo: 'http://localhost:3000/static/images/logo.svg',
    })
  })

  it('describes a course: name, description, address in the language shown, provider, price, time', () => {
    expect(courseDataOf({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'A course',
      description: 'About it.',
      url: 'http://localhost:3000/fa/courses/a-course',
      image: 'http://localhost:3000/pictures/a.png',
      inLanguage: 'fa',
      provider: organization(),
      offers: [{ '@type': 'Offer', category: 'Paid', price: 24, priceCurrency: 'USD' }],
      hasCourseInstance: [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT1H8M' }],
    })
  })

  it.each([[0], [undefined], [null]])('a course with the price %j is offered free', (price) => {
    expect(courseDataOf({ price }).offers).toMatchObject([{ category: 'Free', price: 0 }])
  })

  it.each([['24'], [-3], [Number.NaN], [{}]])('a course with the invalid price %j has no offer', (price) => {
    expect(courseDataOf({ price }).offers).toBeUndefined()
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['https://user:word@evil.example/x.png'],
    [7],
    [''],
  ])('the unsafe picture address %j is left out', (imageUrl) => {
    expect(courseDataOf({ imageUrl }).image).toBeUndefined()
    expect(postData({ slug: 'p', title: 'P', language: 'en', createdAt: 0, imageUrl }).image).toBeUndefined()
  })

  it('a course without a slug has its id in the address; one without durations has no workload', () => {
    const data = courseDataOf({ slug: undefined, chapters: [] })
    expect(data.url).toBe('http://localhost:3000/fa/courses/c-1')
    expect(data.hasCourseInstance[0]?.courseWorkload).toBeUndefined()
  })

  it('describes a post: headline, day, address, author', () => {
    const createdAt = '2026-02-14T09:30:00.000Z'
    expect(postData({ slug: 'درخت گردو', title: 'گردو', language: 'fa', createdAt })).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'گردو',
      datePublished: createdAt,
      url: `http://localhost:3000/fa/blogs/${encodeURIComponent('درخت گردو')}`,
      inLanguage: 'fa',
      author: { name: 'Raha' },
    })
  })

  it.each([['yesterday'], ['soon 2'], [undefined], [null], [{}], [Number.NaN]])(
    'the invalid day %j of a post is left out',
    (createdAt) => {
      expect(postData({ slug: 'p', title: 'P', language: 'en', createdAt }).datePublished).toBeUndefined()
    },
  )
})
