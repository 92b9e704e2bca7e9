import { expect, test } from '../support/fixtures'

test.describe('without the program', () => {
  test.use({ waitsForProgram: false })

  test('direction and language are right before the first paint', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'fa', url: baseURL ?? '' }])
    // The program itself never arrives: what is there then is what is painted first.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/courses', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  })
})

test.describe('a program that a test has not kept away on purpose', () => {
  test.use({ programPatience: 1_000 })

  test('fails the visit when it does not come', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await expect(page.goto('/courses')).rejects.toThrow(/The program of .*\/courses does not come/)
  })
})

test('a path that begins with a language shows the rest of it in that language', async ({
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

test('a path with more slashes than it needs stays on this site', async ({
  page,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/^404 \/fa\/\/evil/)
  await page.goto('/fa//evil.example/x')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test('switching needs no reload, loses nothing that was typed, and asks for the content in that language', async ({
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

test('only the texts and the font of the language are fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.startsWith('/translations/'))).toEqual([
    '/translations/en/translation.json',
  ])
  expect(fetched.filter((path) => path.includes('vazirmatn'))).toEqual([])
})
