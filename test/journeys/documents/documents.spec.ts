import { brotliCompressSync, constants } from 'node:zlib'
import { expect, languages, test } from '../support/fixtures'
import { leavesAt, readDocument, translationsOf } from './documentTexts'
import { frame, type PublicRoute, publicRoutes } from './publicRoutes'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

/**
 * The size includes the content security policy and the inline styles
 * (docs/adr/0095-content-security-policy.md). The largest is the Persian page of a long course, with 26.0
 * kB: a third is the server's text.
 */
const LARGEST_DOCUMENT_BYTES = 27_000

/** A text that consists of values alone says nothing about a document. */
function hasWords(text: string) {
  return /\p{L}/u.test(text.replace(/{{\w+}}/g, ''))
}

function crumbsOf(path: string) {
  return path.split('/').filter(Boolean)
}

for (const language of languages)
  test.describe(`the documents, ${language}`, () => {
    test.use({ language })

    const translations = translationsOf(language)
    const textsAt = (key: string) => leavesAt(translations, key)

    /** Keys with the texts that the document of the route has to contain, and with those it must not. */
    function expectedOf({ path, texts, absent, optional = [] }: PublicRoute) {
      const leftOut = [...absent, ...frame.absent].flatMap(textsAt)
      const isLeftOut = new Set(leftOut.map(({ key }) => key))
      const crumbs = crumbsOf(path).map((part) => `frame.crumbs.${part}`)
      const otherCrumbs = textsAt('frame.crumbs').filter(({ key }) => !crumbs.includes(key))
      const isOtherCrumb = new Set(otherCrumbs.map(({ key }) => key))
      const [pattern = ''] = textsAt('registration.optional').flatMap((leaf) => leaf.texts)
      const labels = optional.flatMap(textsAt).map(({ key, texts: [label = ''] }) => ({
        key,
        texts: [pattern.replace('{{label}}', label)],
      }))
      const shown = [...texts, ...frame.texts]
        .flatMap(textsAt)
        .filter(({ key }) => !isLeftOut.has(key) && !isOtherCrumb.has(key))
      return { shown: [...shown, ...labels], leftOut: [...leftOut, ...otherCrumbs] }
    }

    for (const route of publicRoutes)
      test(`${route.path}: contains language, head, heading, footer and all texts`, async ({
        request,
        t,
      }) => {
        const { path, name, heading, isUnlisted } = route
        const answer = await request.get(path, { headers: { cookie: `i18next=${language}` } })
        expect(answer.headers()['content-type']).toContain('text/html')
        const html = await answer.text()
        const { document, says } = readDocument(html)
        const { lang, dir } = document.documentElement
        expect([lang, dir]).toEqual([language, language === 'fa' ? 'rtl' : 'ltr'])

        const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
        const h1 = [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent)
        expect(h1).toHaveLength(1)
        expect(document.title).toBe(`${name ? t(`titles.${name}`) : h1[0]} · Raha`)
        if (name) expect(h1).toEqual([t(heading ?? `titles.${name}`, { product: 'Raha' })])
        if (isUnlisted)
          expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
        else if (name) expect(description).toBe(t(`descriptions.${name}`))
        else expect(description.length).toBeGreaterThan(20)
        expect(document.querySelector('footer')?.textContent).toContain('Raha')

        const { shown, leftOut } = expectedOf(route)
        const missing = shown.filter(({ texts }) => !texts.some(says)).map(({ key }) => key)
        expect(missing, 'texts that are missing').toEqual([])
        // A text that is also that of another key is allowed.
        const shownTexts = new Set([...shown.flatMap(({ texts }) => texts), document.title, ...h1])
        const present = leftOut
          .filter(({ texts }) => texts.some((text) => hasWords(text) && says(text) && !shownTexts.has(text)))
          .map(({ key }) => key)
        expect(present, 'texts that are said to be absent').toEqual([])

        const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        expect(length, 'bytes, compressed').toBeLessThanOrEqual(LARGEST_DOCUMENT_BYTES)
      })

    test("contain the server's content: courses, lessons, posts, works, countries", async ({ request }) => {
      const headers = { cookie: `i18next=${language}`, 'accept-language': language }
      const ask = async (call: string) => (await request.get(`/api/${call}`, { headers })).json()
      const open = async (path: string) =>
        readDocument(await (await request.get(path, { headers })).text()).says
      const missingAt = async (path: string, texts: string[]) => {
        const says = await open(path)
        return texts.filter((text) => !says(text)).map((text) => `${path}: ${text}`)
      }
      const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title)

      const { content: courses } = await ask('course/get-all?page=1&pageSize=12&sort=DESC')
      expect(courses).toHaveLength(12)
      const course = await ask('course/get-full-course/first-steps-in-scratch')
      const chapters: { title: string; lessons: { title: string }[] }[] = course.chapters
      const lessons = chapters.flatMap((chapter) => titlesOf(chapter.lessons))
      expect(lessons.length).toBeGreaterThan(2)
      const { content: posts } = await ask('blog/get-all?filter=desc&page=1')
      const recent = await ask('blog/get-recent')
      const countries: string[] = await ask('work/country')
      const { data: works } = await ask('work/get-all-works?countryName=Iran&page=1')
      const post = await ask('blog/get-blog/a-desk-of-their-own')
      const work = await ask('work/get-work/library-on-two-wheels-tabriz')

      expect([
        ...(await missingAt('/courses', titlesOf(courses))),
        ...(await missingAt('/', titlesOf(courses.slice(0, 3)))),
        ...(await missingAt('/courses/first-steps-in-scratch', [
          course.title,
          ...titlesOf(chapters),
          ...lessons,
          ...paragraphsOf(course.html),
        ])),
        ...(await missingAt('/blogs', [...titlesOf(posts), ...titlesOf(recent)])),
        ...(await missingAt('/blogs/a-desk-of-their-own', [post.title, ...paragraphsOf(post.html)])),
        ...(await missingAt('/our-works/country', countries)),
        ...(await missingAt('/our-works/Iran', titlesOf(works))),
        ...(await missingAt('/our-works/Iran/library-on-two-wheels-tabriz', [
          work.title,
          ...paragraphsOf(work.html),
        ])),
      ]).toEqual([])
    })
  })

/** The text of each paragraph of the server's HTML. */
function paragraphsOf(html: string) {
  const { document } = readDocument(html)
  const texts = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
  expect(texts.length).toBeGreaterThan(0)
  return texts
}
