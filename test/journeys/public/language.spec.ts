import { expect, test } from '../support/fixtures'

test.describe('a document without the program', () => {
  test.use({ waitsForProgram: false })

  test('has direction and language of the cookie before the first paint', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18next', value: 'fa', url: baseURL ?? '' }])
    // The program never loads, so the page stays as it is first painted.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/courses', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  })
})

test.describe("the journeys' visit of a page", () => {
  test.use({ programPatience: 1_000 })

  test('fails when the program does not load, although the test has not asked for that', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await expect(page.goto('/courses')).rejects.toThrow(/The program of .*\/courses does not come/)
  })
})

test('a path that begins with a language opens the rest of the path in that language', async ({
  page,
  context,
}) => {
  await page.goto('/fa/courses?search=scratch')
  await expect(page).toHaveURL('/courses?search=scratch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  expect((await context.cookies()).find(({ name }) => name === 'i18next')).toMatchObject({
    value: 'fa',
    path: '/',
  })
})

test('a path with doubled slashes stays on this site', async ({ page, baseURL, expectComplaint }) => {
  expectComplaint(/^404 \/fa\/\/evil/)
  await page.goto('/fa//evil.example/x')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test('a switch of language keeps the document and typed text, and requests ask for that language', async ({
  page,
  t,
  api,
}) => {
  await page.goto('/signin')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByLabel(t('signin.email')).fill('half-typed@')
  await page.getByRole('button', { name: t('frame.language') }).click()
  await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('textbox').first()).toHaveValue('half-typed@')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  const [request] = (await api.received('getCourses')) as unknown as { headers: Record<string, string> }[]
  expect(request?.headers['accept-language']).toBe('fa')
})

test('a page fetches the texts and fonts of its language alone', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.startsWith('/translations/'))).toEqual([
    '/translations/en/translation.json',
  ])
  expect(fetched.filter((path) => path.includes('vazirmatn'))).toEqual([])
})
