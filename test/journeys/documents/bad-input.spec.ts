import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type MockApi, type OperationId } from '../support/fixtures'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { pageHeading } from '../support/pageHeading'
import { allHasCome } from '../support/traffic'
import { test } from './plainHost'
import { expectHydrated, holdProgram } from './program'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

const COURSE = '/courses/first-steps-in-scratch'
const POST = '/blogs/a-desk-of-their-own'

/** Every call to the API so far, repeated ones included. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  return calls
}

test.describe('a cookie with an unknown language', () => {
  for (const value of ['de', 'fa-IR', 'EN', '"fa"', '%00', 'en,fa', '../fa', 'undefined'])
    test(`${value}: shows the page in English, and the language can be switched`, async ({
      context,
      page,
      baseURL,
      t,
    }) => {
      await context.addCookies([{ name: 'i18next', value, url: baseURL ?? '' }])
      await page.goto('/courses')
      await expectHydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      await expect(pageHeading(page)).toHaveText(t('courses.title', { product: 'Raha' }))
      await page.getByRole('button', { name: t('frame.language') }).click()
      await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    })
})

test.describe('an address with a language on a host without files for it', () => {
  test.use({ language: 'en' })

  for (const [path, rest, heading] of [
    ['/fa', '/', 'هر کودکی می‌تواند چیزی شگفت‌انگیز بیاموزد'],
    ['/fa/courses', '/courses', undefined],
    [`/fa${COURSE}`, COURSE, undefined],
    ['/fa/courses?search=scratch', '/courses?search=scratch', undefined],
    ['/fa/nowhere', '/nowhere', 'صفحه پیدا نشد!'],
  ] as const)
    test(`${path} shows the page in Persian, and repeats no part and no call`, async ({ page, hostCopy }) => {
      const { origin } = await hostCopy(async (folder) => {
        for (const name of ['fa', 'en', 'fa.html', 'en.html'])
          await rm(join(folder, name), { recursive: true, force: true })
      })
      const calls = callsOf(page)
      await page.goto(`${origin}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const h1 = pageHeading(page)
      await expect(h1).toHaveCount(1)
      if (heading === 'صفحه پیدا نشد!') await expect(h1).toHaveText(heading)
      else await expect(h1).not.toHaveText('صفحه پیدا نشد!')
      await expect(page).toHaveURL(`${origin}${rest}`)
      await allHasCome(page)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(1)
      expect(calls).toEqual([...new Set(calls)])
    })
})

test.describe('a document of an older release', () => {
  /** The same program under other names, as after a release. */
  async function renameProgram(folder: string) {
    // Fewer documents are compressed again, so the copy is served sooner.
    for (const name of ['en', 'fa', 'blogs', 'our-works'])
      await rm(join(folder, name), { recursive: true, force: true })
    const scripts = join(folder, 'static/js')
    const files = (await readdir(scripts)).filter((name) => /^index\..*\.js$/.test(name))
    expect(files).toHaveLength(1)
    const [old = ''] = files
    const fresh = 'index.0e1e0e1e.js'
    await rename(join(scripts, old), join(scripts, fresh))
    for (const name of await readdir(folder, { recursive: true }))
      if (name.endsWith('.html')) {
        const file = join(folder, name)
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll(old, fresh))
      }
    return old
  }

  /**
   * Answers the first `times` navigations with the old document, as a cache of browser or proxy does.
   */
  async function keepOldDocument(page: Page, address: string, times: number) {
    const old = await readFile('dist/courses.html', 'utf8')
    const given: string[] = []
    await page.route(address, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      if (given.length < times) {
        given.push('old')
        return route.fulfill({ body: old, contentType: 'text/html; charset=utf-8' })
      }
      given.push('new')
      return route.continue()
    })
    return given
  }

  test('reloads once and gets the new document', async ({ page, hostCopy, expectComplaint, t }) => {
    // The old file is gone, by which the document notices the new release.
    expectComplaint(/^404 \/static\/js\/index\./)
    const { origin } = await hostCopy(async (folder) => void (await renameProgram(folder)))
    const given = await keepOldDocument(page, `${origin}/courses`, 1)
    await page.goto(`${origin}/courses`)
    await expect.poll(() => given).toEqual(['old', 'new'])
    await expectHydrated(page)
    await expect(pageHeading(page)).toHaveText(t('courses.title', { product: 'Raha' }))
    await page.getByRole('searchbox').fill('scratch')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`${origin}/courses?search=scratch`)
    expect(given).toEqual(['old', 'new'])
  })

  test('reloads only once, and stays readable, if the cache still has the old document', async ({
    page,
    hostCopy,
    expectComplaint,
    t,
  }) => {
    expectComplaint(/^404 \/static\/js\/index\./)
    const { origin } = await hostCopy(async (folder) => void (await renameProgram(folder)))
    const given = await keepOldDocument(page, `${origin}/courses`, 9)
    await page.goto(`${origin}/courses`)
    await expect.poll(() => given).toEqual(['old', 'old'])
    await allHasCome(page)
    await expect(pageHeading(page)).toHaveText(t('courses.title', { product: 'Raha' }))
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/courses\/.+/)
    await expectHydrated(page)
    expect(given).toEqual(['old', 'old'])
  })
})

test.describe('a browser that forbids storage or cookies', () => {
  async function forbid(page: Page, what: ('cookies' | 'storage')[]) {
    await page.addInitScript((forbidden) => {
      const refuse = () => {
        throw new DOMException('Forbidden', 'SecurityError')
      }
      if (forbidden.includes('cookies'))
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      if (forbidden.includes('storage'))
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, { get: refuse })
    }, what)
  }

  for (const what of [['cookies'], ['storage'], ['cookies', 'storage']] as const)
    test(`hydrates pages and can switch the language without ${what.join(' and ')}`, async ({ page, t }) => {
      await forbid(page, [...what])
      for (const path of ['/', '/courses', '/blogs', '/registration/member', '/donation']) {
        await page.goto(path)
        await expectHydrated(page)
        await expect(pageHeading(page), path).toBeVisible()
      }
      await page.goto('/courses')
      await page.getByRole('button', { name: t('frame.language') }).click()
      await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/courses\/.+/)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    })

  test('shows an address with a language in that language without cookies', async ({ page }) => {
    await forbid(page, ['cookies'])
    await page.goto('/fa/about-us')
    await expectHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
    await expect(page).toHaveURL('/about-us')
  })
})

test.describe('content that has changed since the build', () => {
  const answerWith = (api: MockApi, operationId: OperationId, body: object, status = 200) =>
    api.fail({ operationId, kind: 'status', status, body, times: 9 })

  for (const [path, operationId] of [
    [COURSE, 'getFullCourse'],
    [POST, 'getBlog'],
    ['/our-works/Iran/library-on-two-wheels-tabriz', 'getWork'],
  ] as const)
    test(`${path} is deleted: the page says that it is not found`, async ({ page, api, t }) => {
      await answerWith(api, operationId, { message: 'Not found.', statusCode: 404 }, 404)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page).toHaveTitle(`${t('titles.notFound')} · Raha`)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('notFound.home') })
        .click()
      await expect(page).toHaveURL('/')
    })

  for (const path of [
    '/courses/brand-new',
    '/blogs/brand-new',
    '/our-works/Nowhere',
    '/our-works/Iran/brand-new',
  ])
    test(`${path} is unknown to build and server: the page says so, with its own breadcrumb`, async ({
      page,
      t,
    }) => {
      await page.goto(path)
      const title = path === '/our-works/Nowhere' ? t('works.overview.whatTitle') : t('notFound.title')
      await expect(page.getByRole('main')).toContainText(title)
      // The server does not know the country, and its error leads back to the works.
      const crumb = path === '/our-works/Nowhere' ? t('frame.crumbs.our-works') : 'Brand New'
      await expect(page.getByRole('navigation', { name: t('frame.breadcrumb.label') })).toContainText(crumb)
    })

  test('a course that is newer than the build shows its name, and is requested once', async ({
    page,
    api,
    t,
  }) => {
    const course = await (await page.request.get('/api/course/get-full-course/first-steps-in-scratch')).json()
    await answerWith(api, 'getFullCourse', { ...course, title: 'Brand New', slug: 'brand-new' })
    const calls = callsOf(page)
    await page.goto('/courses/brand-new')
    await expect(pageHeading(page)).toHaveText('Brand New')
    const crumbs = page.getByRole('navigation', { name: t('frame.breadcrumb.label') })
    await expect(crumbs.getByText('Brand New')).toHaveAttribute('aria-current', 'page')
    await allHasCome(page)
    expect(calls.filter((call) => call.includes('get-full-course'))).toHaveLength(1)
  })

  test('a course with another title and other lessons is updated without layout shift', async ({
    page,
    api,
  }) => {
    const course = await (await page.request.get('/api/course/get-full-course/first-steps-in-scratch')).json()
    const [chapter] = course.chapters
    const newer = {
      ...course,
      title: 'First Steps in Blocks',
      chapters: [{ ...chapter, lessons: chapter.lessons.map(newTitle) }, ...course.chapters.slice(1)],
    }
    await answerWith(api, 'getFullCourse', newer)
    await watchLayout(page)
    const letGo = await holdProgram(page)
    await page.goto(COURSE, { waitUntil: 'domcontentloaded' })
    await expect(pageHeading(page)).toHaveText(course.title)
    letGo()
    await expect(pageHeading(page)).toHaveText('First Steps in Blocks')
    await expect(page.getByText('Another lesson 1')).toBeVisible()
    await expect(page.getByText(chapter.lessons[0].title)).toHaveCount(0)
    await allHasCome(page)
    const { total, sources } = await layoutShifts(page)
    expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('a catalogue in another order is updated without layout shift', async ({ page, api }) => {
    const list = await (await page.request.get('/api/course/get-all?page=1&pageSize=12&sort=DESC')).json()
    const content = list.content.toReversed()
    await answerWith(api, 'getCourses', { ...list, content })
    await watchLayout(page)
    const letGo = await holdProgram(page)
    await page.goto('/courses', { waitUntil: 'domcontentloaded' })
    const titles = page.getByRole('article').getByRole('heading')
    await expect(titles.first()).toHaveText(list.content[0].title)
    letGo()
    await expect(titles).toHaveText(content.map(({ title }: { title: string }) => title))
    await allHasCome(page)
    const { total, sources } = await layoutShifts(page)
    expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('a post with another text is updated without layout shift', async ({ page, api }) => {
    const post = await (await page.request.get('/api/blog/get-blog/a-desk-of-their-own')).json()
    await answerWith(api, 'getBlog', {
      ...post,
      title: 'A desk of her own, even in a small flat',
      html: `${post.html}<p>One more word.</p>`,
    })
    await watchLayout(page)
    await page.goto(POST)
    await expect(pageHeading(page)).toHaveText('A desk of her own, even in a small flat')
    await expect(page.getByText('One more word.')).toBeVisible()
    await allHasCome(page)
    const { total, sources } = await layoutShifts(page)
    expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('a course stays readable as built when the server fails', async ({ page, api, expectComplaint }) => {
    expectComplaint(/^500 /)
    await api.fail({ operationId: 'getFullCourse', kind: 'status', status: 500, times: 9 })
    await page.goto(COURSE)
    await expectHydrated(page)
    await allHasCome(page)
    await expect(pageHeading(page)).toHaveText('First Steps in Scratch')
  })
})

function newTitle(lesson: object, index: number) {
  return { ...lesson, title: `Another lesson ${index + 1}` }
}
