import type { Page } from '@playwright/test'
import { publicPages } from '../../../build/site/publicPages'
import { expect, languages, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

const COURSE = '/courses/first-steps-in-scratch'

type HeadTexts = Record<string, string[]>

/** All texts and addresses of the head, by their names. */
async function headOf(page: Page): Promise<HeadTexts> {
  return page.evaluate(() => {
    const said: Record<string, string[]> = {}
    const add = (key: string, value: string | null) => {
      said[key] = [...(said[key] ?? []), value ?? '']
    }
    for (const title of document.querySelectorAll('head > title')) add('title', title.textContent)
    for (const meta of document.querySelectorAll('meta[name], meta[property]'))
      add(meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.getAttribute('content'))
    for (const link of document.querySelectorAll('link[rel=canonical], link[rel=alternate]'))
      add(link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href'))
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      add(data.hasAttribute('data-head') ? 'data' : 'site', data.textContent)
    return said
  })
}

const oncePerPage = [
  'title',
  'description',
  'canonical',
  'en',
  'fa',
  'x-default',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:site_name',
  'og:locale',
  'og:locale:alternate',
  'twitter:card',
  'site',
]

/** The program has replaced the head of the document by its own. */
async function expectWholeHead(page: Page, { title, address }: { title: string; address: string }) {
  await expect(page).toHaveTitle(title)
  const once = oncePerPage.map((key) => [key, 1])
  await expect
    .poll(async () => {
      const head = await headOf(page)
      return [...oncePerPage.map((key) => [key, head[key]?.length]), head.canonical?.map(pathOf)]
    })
    .toEqual([...once, [address]])
  const head = await headOf(page)
  for (const texts of Object.values(head)) for (const text of texts) expect(text).not.toMatch(/{{|undefined/)
  expect(head['og:url']).toEqual(head.canonical)
  expect(head.robots).toBeUndefined()
  return head
}

const pathOf = (address = '') => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

for (const language of languages)
  test.describe(`the head of a page, ${language}`, () => {
    test.use({ language })

    test('has each title, description and link once on every public page, in its language', async ({
      page,
      t,
    }) => {
      for (const { path, name } of publicPages) {
        await page.goto(`${path}?utm_source=letter&fbclid=1`)
        await expect(pageHeading(page)).toBeVisible()
        const address = `/${language}${path}`.replace(/\/$/, '')
        const head = await expectWholeHead(page, { title: `${t(`titles.${name}`)} · Raha`, address })
        expect(head.description).toEqual([t(`descriptions.${name}`)])
        expect(head['og:locale']).toEqual([language === 'fa' ? 'fa_IR' : 'en_GB'])
      }
    })

    test('links to the page in each language, which another visitor sees in that language', async ({
      page,
      browser,
    }) => {
      for (const path of ['/', '/about-us', '/courses?page=2', COURSE]) {
        await page.goto(path)
        // The head of the file itself does not contain the query.
        await expect.poll(async () => (await headOf(page))['x-default']?.map(pathOf)).toEqual([path])
        const head = await headOf(page)
        for (const other of languages) {
          // Another visitor, who has read in the first language before, follows the link.
          const context = await browser.newContext({ baseURL: page.url() })
          await context.addCookies([{ name: 'i18next', value: language, url: page.url() }])
          const elsewhere = await context.newPage()
          await elsewhere.goto(pathOf(head[other]?.[0]))
          await expect(pageHeading(elsewhere)).toBeVisible()
          await expect(elsewhere.locator('html')).toHaveAttribute('lang', other)
          await expect.poll(async () => (await headOf(elsewhere)).canonical).toEqual(head[other])
          await context.close()
        }
      }
    })

    test('follows each navigation and the switch of language', async ({ page, t }) => {
      await page.goto('/about-us')
      await page
        .getByRole('link', { name: t('titles.courses'), exact: true })
        .first()
        .click()
      await expectWholeHead(page, { title: `${t('titles.courses')} · Raha`, address: `/${language}/courses` })
      await page.getByRole('article').getByRole('link').first().click()
      await expect(pageHeading(page)).toBeVisible()
      const name = await pageHeading(page).textContent()
      const path = new URL(page.url()).pathname
      await expectWholeHead(page, { title: `${name} · Raha`, address: `/${language}${path}` })
      await page.goBack()
      await expectWholeHead(page, { title: `${t('titles.courses')} · Raha`, address: `/${language}/courses` })
      await page.getByRole('button', { name: t('frame.language') }).click()
      const other = language === 'en' ? 'fa' : 'en'
      await page.getByRole('menuitemradio').and(page.locator('[aria-checked=false]')).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect
        .poll(async () => (await headOf(page)).canonical?.map(pathOf))
        .toEqual([`/${other}/courses`])
    })

    test('describes a course with its provider, price and workload', async ({ page }) => {
      await page.goto('/courses/watercolour-for-beginners?tab=overview')
      const heading = await pageHeading(page).textContent()
      const head = await expectWholeHead(page, {
        title: `${heading} · Raha`,
        address: `/${language}/courses/watercolour-for-beginners`,
      })
      expect(head.data).toHaveLength(1)
      expect(JSON.parse(head.data?.[0] ?? '')).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: heading,
        description: head.description?.[0],
        url: head.canonical?.[0],
        inLanguage: language,
        provider: { '@type': 'NGO', name: 'Raha' },
        offers: [{ '@type': 'Offer', price: 24, priceCurrency: 'USD' }],
        hasCourseInstance: [{ courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT\d+H\d+M$/) }],
      })
    })

    test('describes a post with its title, date and publisher', async ({ page }) => {
      const [{ slug, createdAt }] = await (await page.request.get('/api/blog/get-recent')).json()
      await page.goto(`/blogs/${slug}?from=letter`)
      const heading = await pageHeading(page).textContent()
      const head = await expectWholeHead(page, {
        title: `${heading} · Raha`,
        address: `/${language}/blogs/${slug}`,
      })
      expect(head['og:type']).toEqual(['article'])
      expect(JSON.parse(head.data?.[0] ?? '')).toMatchObject({
        '@type': 'BlogPosting',
        headline: heading,
        description: head.description?.[0],
        datePublished: createdAt,
        mainEntityOfPage: head.canonical?.[0],
        inLanguage: language,
        publisher: { name: 'Raha' },
      })
    })

    test('has the name of a country and of a work as title', async ({ page, t }) => {
      const query = { headers: { 'Accept-Language': language } }
      const [country] = await (await page.request.get('/api/work/country', query)).json()
      const { data } = await (
        await page.request.get(`/api/work/get-all-works?countryName=${country}`, query)
      ).json()
      const path = `/our-works/${encodeURIComponent(country)}`
      for (const [address, name] of [
        [path, country],
        [`${path}/${data[0].slug}`, data[0].title],
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
        const head = await expectWholeHead(page, {
          title: `${name} · Raha`,
          address: `/${language}${address}`,
        })
        expect(head.description).not.toEqual([t('descriptions.works')])
      }
    })

    test('is the same without scripts', async ({ browser, baseURL, t }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const page = await context.newPage()
      for (const { path, name } of publicPages) {
        const address = `/${language}${path}`.replace(/\/$/, '')
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const head = await expectWholeHead(page, { title: `${t(`titles.${name}`)} · Raha`, address })
        expect(head.description).toEqual([t(`descriptions.${name}`)])
        expect(JSON.parse(head.site?.[0] ?? '')).toMatchObject({ '@type': 'NGO', name: 'Raha' })
      }
      await context.close()
    })
  })

const hostile = '</title></script><script>window.owned = true</script><meta name="robots" content="none"><!--'

test('the head escapes a hostile title of a course', async ({ page, api }) => {
  const course = {
    id: 'c-001',
    slug: '"><script>window.owned = true</script>',
    title: hostile,
    shortDesc: hostile,
    imageUrl: 'javascript:window.owned = true',
    price: hostile,
    chapters: [],
  }
  await api.fail({ operationId: 'getFullCourse', kind: 'status', status: 200, body: course, times: 9 })
  await page.goto(COURSE)
  await expect(pageHeading(page)).toBeVisible()
  const head = await expectWholeHead(page, {
    title: `${hostile} · Raha`,
    address: `/en/courses/${encodeURIComponent(course.slug)}`,
  })
  expect(head.description).toEqual([hostile])
  expect(JSON.parse(head.data?.[0] ?? '')).toMatchObject({ name: hostile })
  expect(head.data?.[0]).not.toContain('<')
  expect(JSON.parse(head.data?.[0] ?? '')).not.toHaveProperty('image')
  expect(JSON.parse(head.data?.[0] ?? '')).not.toHaveProperty('offers')
  expect(await page.evaluate(() => 'owned' in window)).toBe(false)
})

test('the head escapes a hostile title of a post', async ({ page, api }) => {
  const html = `<h2>${hostile}</h2><p>Words.</p><script>window.owned = true</script>`
  const post = {
    title: hostile,
    html,
    imageUrl: 'javascript:window.owned = true',
    createdAt: hostile,
    showInBlog: true,
  }
  await api.fail({ operationId: 'getBlog', kind: 'status', status: 200, body: post, times: 9 })
  await page.goto('/blogs/a-post')
  await expect(pageHeading(page)).toBeVisible()
  const head = await expectWholeHead(page, { title: `${hostile} · Raha`, address: '/en/blogs/a-post' })
  const data = JSON.parse(head.data?.[0] ?? '')
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: hostile })
  for (const name of ['image', 'datePublished']) expect(data).not.toHaveProperty(name)
  expect(head.data?.[0]).not.toContain('<')
  expect(await page.evaluate(() => 'owned' in window)).toBe(false)
})

test('missing, failed and personal pages exclude search engines', async ({ page, api }) => {
  const expectKeptOut = async (path: string) => {
    await page.goto(path)
    await expect(pageHeading(page)).toBeVisible()
    await expect.poll(async () => [path, (await headOf(page)).robots]).toEqual([path, ['noindex']])
    expect(await headOf(page)).not.toHaveProperty('canonical')
  }
  for (const path of ['/nowhere', '/courses/no-such-course', '/verify', '/password/reset?token=x'])
    await expectKeptOut(path)
  await api.fail({ operationId: 'getFullCourse', kind: 'html', times: 9 })
  await expectKeptOut('/courses/newer-than-the-build')
  await api.mend()
  await signIn(page, sara)
  for (const path of [
    '/my-courses',
    '/user/profile',
    '/learn/first-steps-in-scratch',
    `${COURSE}/certificate`,
  ])
    await expectKeptOut(path)
})

test('a failed page admits search engines again once it has loaded', async ({ page, api, t }) => {
  await page.goto('/courses')
  await api.fail({ operationId: 'getFullCourse', kind: 'html', times: 9 })
  await page.locator(`a[href="${COURSE}"]`).first().click()
  await expect(page.getByRole('button', { name: t('ui.retry') })).toBeVisible()
  await api.mend()
  await page.getByRole('button', { name: t('ui.retry') }).click()
  await expectWholeHead(page, { title: 'First Steps in Scratch · Raha', address: `/en${COURSE}` })
})

test('robots.txt names the sitemap, which lists only public pages that the server has', async ({
  page,
  request,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const sitemap = /^Sitemap: (\S+)$/m.exec(await robots.text())?.[1]
  expect(pathOf(sitemap)).toBe('/sitemap.xml')
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const listed = await page.evaluate(
    (text) => {
      const file = new DOMParser().parseFromString(text, 'application/xml')
      const links = [...file.querySelectorAll('url > loc')].map((place) => place.textContent ?? '')
      return { isWellFormed: !file.querySelector('parsererror'), links }
    },
    await answer.text(),
  )
  expect(listed.isWellFormed).toBe(true)
  const found = listed.links.map(pathOf)
  const fixed = publicPages.flatMap(({ path }) =>
    languages.map((code) => `/${code}${path}`.replace(/\/$/, '')),
  )
  expect(found.slice(0, fixed.length)).toEqual(fixed)
  // The API named these while the site was built.
  const contents = found.slice(fixed.length)
  for (const path of contents) expect(path).toMatch(/^\/(en|fa)\/(courses|blogs|our-works)\/[^/]+/)
  for (const path of [COURSE, '/blogs/a-desk-of-their-own', '/our-works/Iran'])
    expect(contents).toEqual(expect.arrayContaining([`/en${path}`, `/fa${path}`]))
  // Uncompressed, because the server would compress a thousand documents for nothing.
  const headers = { 'accept-encoding': 'identity' }
  for (const link of listed.links) expect((await request.get(pathOf(link), { headers })).status()).toBe(200)
})
