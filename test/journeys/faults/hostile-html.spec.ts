import type { Locator, Page } from '@playwright/test'
import { isWholeRun } from '../../wholeRun'
import { expect, languages, sara, signIn, test } from '../support/fixtures'
import { parsedApart } from '../support/parsedApart'
import { findDamage, findHidden, findTraces, step, watchLeaving } from './html/detectors'
import { hostileHtml, onlyAwkward } from './html/hostileHtml'

const inputs = Object.entries(hostileHtml)
const TEXT = '.rich-text'
const RAW = '<!doctype html><title>Raw</title><main>'
/** A sentence that shows that the text is there. */
const words = (index: number) => `These are the words ${index}.`
const htmlOf = (index: number) => `<p>${words(index)}</p>${inputs[index]?.[1]}`
const timestamp = '2026-02-14T09:30:00.000Z'
const indexOf = (url: string) => Number(/text-(\d+)/.exec(url)?.[1])

const post = (index: number) => ({ title: `Text ${index}`, createdAt: timestamp, html: htmlOf(index) })
const course = (index: number) => ({
  ...post(index),
  id: `text-${index}`,
  slug: `text-${index}`,
  chapters: [],
})
const lessonIn = (type: string) => (index: number) => ({
  id: `text-${index}`,
  title: `Text ${index}`,
  order: index,
  type,
  description: htmlOf(index),
})

/** Every field of the contract that holds HTML, and where it is read. */
const fields: {
  name: string
  calls: string
  answer: (url: string) => object
  path: (index: number) => string
}[] = [
  {
    name: 'the body of a post',
    calls: '**/api/blog/get-blog/*',
    answer: (url) => post(indexOf(url)),
    path: (index) => `/blogs/text-${index}`,
  },
  {
    name: 'the story of a work',
    calls: '**/api/work/get-work/*',
    answer: (url) => post(indexOf(url)),
    path: (index) => `/our-works/Iran/text-${index}`,
  },
  {
    name: 'the overview of a course',
    calls: '**/api/course/get-full-course/*',
    answer: (url) => course(indexOf(url)),
    path: (index) => `/courses/text-${index}?tab=overview`,
  },
]

// The pictures and films of the inputs do not exist.
test.beforeEach(({ expectComplaint }) => {
  expectComplaint(/^404 \/(?!api\/|static\/)/)
  expectComplaint(parsedApart)
  // The policy refuses requests of an input to a foreign host, and the page logs that for developers.
  expectComplaint(/^console: The content security policy of a release refuses https:\/\/evil\.example /)
})

/** Opens every input in turn; each must be shown, and leave no traces. */
async function readAll(page: Page, language: string, path: (index: number) => string) {
  for (const [index, [name]] of inputs.entries()) {
    await step(page, path(index))
    await expect(page.locator(TEXT).getByText(words(index), { exact: true }), name).toBeVisible()
    expect(await findTraces(page, TEXT), name).toEqual([])
    expect(await findDamage(page, language), name).toEqual([])
    expect(new URL(page.url()).pathname + new URL(page.url()).search, name).toBe(path(index))
  }
}

test('the corpus of hostile HTML has at least 60 inputs, which do harm without the sanitizer', async ({
  page,
  context,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/^console: (Unsafe attempt to load URL|The Content Security Policy)/)
  expect(inputs.length).toBeGreaterThanOrEqual(60)
  const left = await watchLeaving(context, new URL(baseURL ?? '').origin)
  await page.route('**/raw/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `${RAW}${inputs[indexOf(route.request().url())]?.[1]}<p title="secret">secret</p>`,
    }),
  )
  const bitten: string[] = []
  for (const [index, [name]] of inputs.entries()) {
    left.length = 0
    await page.goto(`/raw/text-${index}`).catch(() => {})
    // A page that has navigated away meanwhile was harmed as well.
    const traces = await findTraces(page, 'body').catch(() => ['it has left'])
    if (left.length > 0 || traces.some((trace) => trace !== '<main>' && trace !== 'p title'))
      bitten.push(name)
  }
  expect(bitten).toEqual(inputs.map(([name]) => name).filter((name) => !onlyAwkward.includes(name)))
})

// One component shows all fields. Only the whole run tests the other fields, Persian and another type of
// lesson.
for (const language of isWholeRun ? languages : (['en'] as const))
  test.describe(`hostile HTML in every field, ${language}`, () => {
    test.use({ language })

    for (const { name, calls, answer, path } of isWholeRun && language === 'en' ? fields : fields.slice(0, 1))
      test(`${name} runs no script, sends no request to foreign hosts, and shows no fake control`, async ({
        page,
        context,
        baseURL,
      }) => {
        const left = await watchLeaving(context, new URL(baseURL ?? '').origin)
        await page.route(calls, (route) => route.fulfill({ json: answer(route.request().url()) }))
        await page.goto(path(0))
        await readAll(page, language, path)
        expect(left).toEqual([])
      })
  })

for (const type of isWholeRun ? ['text', 'image'] : ['text'])
  test(`the description of a lesson (${type}) runs no script, sends no foreign request, shows no fake control`, async ({
    page,
    context,
    baseURL,
  }) => {
    const left = await watchLeaving(context, new URL(baseURL ?? '').origin)
    await signIn(page, sara)
    const lessons = inputs.map((_input, index) => lessonIn(type)(index))
    const chapters = [{ id: 'c', title: 'Texts', order: 1, lessons }]
    await page.route('**/api/course/get-full-course/*', (route) =>
      route.fulfill({ json: { id: 'texts', slug: 'texts', title: 'Texts', chapters } }),
    )
    await page.route('**/api/enrollment/progress/*', (route) =>
      route.fulfill({ json: { enrollmentId: 'e', progressPercentage: 0, chapters: [] } }),
    )
    await page.route('**/api/enrollment/update-progress', (route) => route.fulfill({ json: null }))
    const path = (index: number) => `/learn/texts?lesson=text-${index}`
    await page.goto(path(0))
    await readAll(page, 'en', path)
    expect(left).toEqual([])
  })

const allInOne = `<p>First</p>${inputs.map(([, input]) => `<div>${input}</div>`).join('\n')}`

// The whole run opens the inputs one by one.
if (!isWholeRun)
  for (const { name, calls, answer, path } of fields.slice(1))
    test(`${name} shows all hostile inputs in one text without harm`, async ({ page, context, baseURL }) => {
      const left = await watchLeaving(context, new URL(baseURL ?? '').origin)
      await page.route(calls, (route) =>
        route.fulfill({ json: { ...answer(route.request().url()), html: allInOne } }),
      )
      await page.goto(path(0))
      await expect(page.locator(TEXT).getByText('First', { exact: true })).toBeVisible()
      expect(await findTraces(page, TEXT)).toEqual([])
      expect(await findDamage(page, 'en')).toEqual([])
      expect(left).toEqual([])
    })

test('the overview in the dialog of a finished course shows all hostile inputs without harm', async ({
  page,
  context,
  baseURL,
  t,
}) => {
  const left = await watchLeaving(context, new URL(baseURL ?? '').origin)
  await signIn(page, sara)
  await page.route('**/api/course/get-full-course/*', (route) =>
    route.fulfill({ json: { ...course(0), html: allInOne } }),
  )
  await page.goto('/my-courses')
  await page.getByRole('button', { name: t('myCourses.overview') }).click()
  await expect(page.getByRole('dialog').getByText('First')).toBeVisible()
  expect(await findTraces(page, TEXT)).toEqual([])
  expect(left).toEqual([])
})

const hostileStyles = `
@import url(https://evil.example/more.css);
@font-face { font-family: x; src: url(https://evil.example/x.woff2) }
body, header, #root { display: none !important; color: red }
html:has(.rich-text) header { visibility: hidden }
.rich-text strong { color: rgb(1, 2, 3); background: url(https://evil.example/p.gif) }
.rich-text p { position: fixed; inset: 0; z-index: 99999; background: url(https://evil.example/q.gif), white; font-family: x }
.rich-text { box-shadow: 0 0 0 3000px red; outline: 3000px solid red; margin: -3000px; text-indent: 3000px }
.rich-text { width: 5000px !important; max-inline-size: none !important; contain: none !important; overflow: visible !important }
.rich-text p { opacity: 0; height: 0; font-size: 0 }
.rich-text::before { content: "Sign in again"; position: fixed; inset: 0 }
@media (min-width: 1px) { header { display: none } }
`

/** The page knows its user, and every picture is loaded. */
async function expectComplete(topBar: Locator, signin: string) {
  await expect(topBar.getByRole('link', { name: signin, exact: true })).toBeVisible()
  await expect
    .poll(() =>
      topBar.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
    )
    .toBe(true)
}

/**
 * Opens the text again after the style sheet has arrived, because a text that has stopped waiting for it
 * keeps its looks.
 */
async function openStyled(page: Page, open: () => Promise<unknown>) {
  const answer = page.waitForResponse('**/api/public/rich-text.css')
  await open()
  await answer
  await step(page, '/blogs/text-2')
}

for (const language of languages)
  test.describe(`the style sheet of the API host, ${language}`, () => {
    test.use({ language })

    test('styles only the text: it covers nothing, hides nothing and loads nothing', async ({
      page,
      context,
      baseURL,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/^console: @import rules are not allowed here/)
      const left = await watchLeaving(context, new URL(baseURL ?? '').origin)
      let css = '.rich-text strong { color: rgb(4, 5, 6) }'
      await page.route('**/api/public/rich-text.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: css }),
      )
      await page.route('**/api/blog/get-blog/*', (route) =>
        route.fulfill({
          json: { title: 'Text', createdAt: timestamp, html: '<p>Some <strong>words</strong></p>' },
        }),
      )
      const words = page.locator(`${TEXT} strong`)
      const topBar = page.getByRole('banner')
      await openStyled(page, () => page.goto('/blogs/text'))
      await expect(words).toHaveCSS('color', 'rgb(4, 5, 6)')
      await expectComplete(topBar, t('frame.account.signin'))
      const untouched = await topBar.screenshot({ animations: 'disabled' })
      css = hostileStyles
      await openStyled(page, () => page.goto('/blogs/text'))
      await expect(words).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expectComplete(topBar, t('frame.account.signin'))
      expect((await topBar.screenshot({ animations: 'disabled' })).equals(untouched)).toBe(true)
      expect(await findHidden(words)).toEqual([])
      expect(await findDamage(page, language)).toEqual([])
      await expect(page.getByRole('link', { name: 'Raha' }).first()).toBeVisible()
      await expect(page.locator(`${TEXT} p`)).toHaveCSS('position', 'static')
      expect(left).toEqual([])
    })

    for (const kind of ['html', 'drop-request', 'empty', 'hold'] as const)
      test(`is not needed to read a post (fault ${kind})`, async ({ page, api }) => {
        await api.fail({ operationId: 'getRichTextStylesheet', kind, times: 9 })
        await page.goto('/blogs/a-desk-of-their-own')
        await expect(page.locator(`${TEXT} p`).first()).toBeVisible()
        await expect(page.locator(TEXT)).toHaveCSS('visibility', 'visible')
        await api.release()
      })
  })
