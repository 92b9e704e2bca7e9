import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import {
  expect,
  expectAccessible,
  type Language,
  languagesOfRun,
  sara,
  signIn,
  test,
} from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { pageHeading } from '../support/pageHeading'
import { choose } from '../support/selectField'

const guide = '/learn/first-steps-in-scratch?lesson=c-001-l-10'
const book = '/learn/sounds-and-letters?lesson=c-006-l-07'
const bookFile = readFileSync('mocks/public/mock-media/pdf/words.pdf')

/** Signs Sara in and enrols her in the course that the word book belongs to. */
async function bringBook(page: Page) {
  await signIn(page, sara)
  const { accessToken } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  const headers = { Authorization: `Bearer ${accessToken}` }
  const answer = await page.request.post('/api/enrollment/enroll', { data: { courseId: 'c-006' }, headers })
  // 409: a server that is used again has her enrolled already.
  expect([201, 409]).toContain(answer.status())
}

const frame = (page: Page) => page.locator('article section')
const words = (page: Page) => page.locator('[data-words]')
const digits = (number: number, language: Language) => number.toLocaleString(language, { useGrouping: false })

/** The requested page is shown and drawn. */
async function expectPage(page: Page, number: number, total: number, language: Language, t: Texts) {
  const name = t('learn.pdf.page', { number: digits(number, language), total: digits(total, language) })
  await expect(frame(page)).toHaveAccessibleName(name)
  await expect(frame(page)).toHaveAttribute('aria-busy', 'false')
  await expect(words(page)).toBeAttached()
}

type Texts = (key: string, values?: Record<string, string | number>) => string

const selected = (page: Page) => page.evaluate(() => String(getSelection()))

for (const language of languagesOfRun)
  test.describe(`a PDF, ${language}`, () => {
    test.use({ language })

    test('shows tooltips and the list of zooms inside the page, with reduced motion, too', async ({
      page,
      t,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signIn(page, sara)
      await page.goto(guide)
      await expectPage(page, 1, 6, language, t)
      const larger = page.getByRole('button', { name: t('learn.pdf.zoomIn') })
      await pageHeading(page).focus()
      await tabTo(page, larger)
      await expect(page.getByRole('tooltip')).toHaveText(t('learn.pdf.zoomIn'))
      await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
      await expect(larger).toHaveAccessibleDescription('')
      await page.getByRole('combobox', { name: t('learn.pdf.zoom') }).press('ArrowDown')
      await expect(page.locator('.ant-select-dropdown')).toBeInViewport({ ratio: 1 })
    })

    test('can be read by keyboard alone: next page, page by number, zoom', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(guide)
      await expectPage(page, 1, 6, language, t)
      await pageHeading(page).focus()
      await tabTo(page, page.getByRole('button', { name: t('learn.pdf.next') }))
      await page.keyboard.press('Enter')
      await expectPage(page, 2, 6, language, t)
      await tabTo(page, frame(page))
      await page.keyboard.press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight')
      await expectPage(page, 3, 6, language, t)
      await page.keyboard.press('End')
      await expectPage(page, 6, 6, language, t)
      await page.keyboard.press('Home')
      await expectPage(page, 1, 6, language, t)

      await pageHeading(page).focus()
      await tabTo(page, page.getByRole('textbox', { name: t('learn.pdf.goTo') }))
      await page.keyboard.insertText(digits(5, language))
      await page.keyboard.press('Enter')
      await expectPage(page, 5, 6, language, t)

      await tabTo(page, frame(page))
      await page.keyboard.press('+')
      const zoomed = digitsOfPercent(1, language)
      await expect(page.getByRole('combobox', { name: t('learn.pdf.zoom') })).toHaveAccessibleDescription(
        zoomed,
      )
      await expect(page.getByText(t('learn.pdf.zoomed', { zoom: zoomed }))).toHaveRole('status')
      await page.keyboard.press('+')
      await expect.poll(() => scrolls(page)).toEqual({ across: true, down: true, body: false })
      await page.keyboard.press('PageDown')
      await expect.poll(() => frame(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
      await page.keyboard.press('0')
      await expect.poll(async () => (await scrolls(page)).across).toBe(false)
    })

    test('has text that can be selected in reading order', async ({ page, t }) => {
      await bringBook(page)
      await page.goto(book)
      await expectPage(page, 1, 300, language, t)
      await frame(page).press('End')
      await expectPage(page, 300, 300, language, t)
      await words(page).getByText('winter').dblclick()
      expect((await selected(page)).trim()).toBe('winter')
      await words(page).getByText('زمستان').dblclick()
      expect((await selected(page)).trim()).toBe('زمستان')
      const line = words(page).getByText('سه بار بنویسش.')
      await line.scrollIntoViewIfNeeded()
      const box = await line.boundingBox()
      if (!box) throw new Error('The line is not there')
      const middle = box.y + box.height / 2
      await page.mouse.move(box.x + box.width - 2, middle)
      await page.mouse.down()
      await page.mouse.move(box.x + 2, middle, { steps: 5 })
      await page.mouse.up()
      expect(await selected(page)).toMatch(/^سه بار بنویسش/)
      await words(page).evaluate((element) => getSelection()?.selectAllChildren(element))
      expect((await selected(page)).split('\n')).toEqual([
        'Day and year روز و سال',
        'winter',
        'زمستان',
        'Draw it here. اینجا نقاشیاش کن.',
        'Write it three times. سه بار بنویسش.',
        'My first 300 words · 300 سیصد واژهی اول من · ۳۰۰',
      ])
    })

    test('is accessible when shown, zoomed, asked for a missing page, and failed', async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/404 .*pdf/)
      await signIn(page, sara)
      await page.goto(guide)
      await expectPage(page, 1, 6, language, t)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 800 })
      await choose(page, t('learn.pdf.zoom'), digitsOfPercent(2, language))
      await page.getByRole('textbox', { name: t('learn.pdf.goTo') }).fill('77')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await page.route('**/*.pdf', (route) => route.fulfill({ status: 404, body: '' }))
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(t('learn.pdf.missing'))
      await expectAccessible(page)
    })
  })

function digitsOfPercent(value: number, language: Language) {
  return value.toLocaleString(language, { style: 'percent' })
}

const scrolls = (page: Page) =>
  frame(page).evaluate((element) => ({
    across: element.scrollWidth > element.clientWidth,
    down: element.scrollHeight > element.clientHeight,
    body: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))

test('a PDF opens the last of 300 pages by fetching ranges of the file from our own origin', async ({
  page,
  t,
  baseURL,
}) => {
  const pieces: { range?: string; status: number; bytes: number }[] = []
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  page.on('requestfinished', async (request) => {
    const response = await request.response()
    if (!request.url().endsWith('words.pdf') || !response) return
    const bytes = Number(response.headers()['content-length'])
    pieces.push({ range: request.headers().range, status: response.status(), bytes })
  })
  const worker = page.waitForEvent('worker')
  await bringBook(page)
  await page.goto(book)
  await expectPage(page, 1, 300, 'en', t)
  await frame(page).press('End')
  await expectPage(page, 300, 300, 'en', t)
  await expect(words(page)).toContainText('winter')
  await expect.poll(() => pieces.length).toBeGreaterThan(1)
  for (const { range, status } of pieces) expect([range?.slice(0, 6), status]).toEqual(['bytes=', 206])
  expect(pieces.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(bookFile.length / 2)
  expect(new URL((await worker).url()).origin).toBe(baseURL)
  expect([...origins]).toEqual([baseURL])
})

test('a PDF shows the page that was requested last when pages are turned quickly', async ({ page, t }) => {
  await bringBook(page)
  await page.goto(book)
  await expectPage(page, 1, 300, 'en', t)
  for (let turn = 0; turn < 20; turn++) await frame(page).press('ArrowRight')
  await expectPage(page, 21, 300, 'en', t)
  await expect(words(page)).toHaveCount(1)
  await expect(words(page)).toContainText('My first 300 words · 21')
  await expect(page.locator('article canvas')).toHaveCount(1)
})

test('a PDF frees the memory of pages that were turned', async ({ page, context, t }) => {
  await bringBook(page)
  await page.goto(book)
  const session = await context.newCDPSession(page)
  const kilobytes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return Math.round((await session.send('Runtime.getHeapUsage')).usedSize / 1024)
  }
  const turnTo = async (from: number, to: number) => {
    for (let number = from; number <= to; number++) {
      await frame(page).press('ArrowRight')
      await expectPage(page, number, 300, 'en', t)
    }
  }
  await expectPage(page, 1, 300, 'en', t)
  await turnTo(2, 10)
  const before = await kilobytes()
  await turnTo(11, 70)
  const grown = (await kilobytes()) - before
  test.info().annotations.push({ type: 'heap', description: `${grown} kB more after 60 pages` })
  expect(grown).toBeLessThan(1000)
})

test.describe('a PDF on a screen of double density', () => {
  test.use({ deviceScaleFactor: 2 })

  test('has the resolution of the screen at every zoom, on canvases of limited size', async ({ page, t }) => {
    await signIn(page, sara)
    await page.goto(guide)
    await expectPage(page, 1, 6, 'en', t)
    const canvases = () =>
      page.locator('article canvas').evaluateAll((all) =>
        (all as HTMLCanvasElement[]).map((canvas) => ({
          density: canvas.width / canvas.getBoundingClientRect().width,
          pixels: canvas.width * canvas.height,
        })),
      )
    await expect.poll(async () => (await canvases())[0]?.density).toBeCloseTo(2, 1)
    await choose(page, t('learn.pdf.zoom'), '400%')
    const part = page.locator('article canvas[data-part]')
    await expect(part).toBeVisible()
    const [whole, sharp] = await canvases()
    expect(whole?.density).toBeLessThan(1)
    expect(sharp?.density).toBeCloseTo(2, 1)
    for (const { pixels } of await canvases()) expect(pixels).toBeLessThanOrEqual(2 ** 23)
    const before = await part.boundingBox()
    await frame(page).evaluate((element) => element.scrollTo(300, 1500))
    await expect.poll(async () => (await part.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await expect(part).toHaveCount(1)
  })
})

const textPdf = (...objects: string[]) =>
  `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj ${object} endobj`).join('\n')}\n`
const pages = '<</Type/Catalog/Pages 2 0 R>>'
const noise = 'ab'.repeat(32)

const badFiles: [name: string, answer: Parameters<Route['fulfill']>[0], cause: string][] = [
  ['a page of HTML', { contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'damaged'],
  ['an empty file', { body: '' }, 'damaged'],
  ['a file cut in the middle', { body: bookFile.subarray(0, 200_000) }, 'damaged'],
  [
    'a file without pages',
    { body: `${textPdf(pages, '<</Type/Pages/Kids[]/Count 0>>')}trailer<</Root 1 0 R>>` },
    'damaged',
  ],
  [
    'a file with a password',
    {
      body: `${textPdf(
        pages,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
        `<</Filter/Standard/V 1/R 2/O<${noise}>/U<${noise}>/P -4>>`,
      )}trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<${noise}><${noise}>]>>`,
    },
    'locked',
  ],
  ['a missing file', { status: 404, body: 'no' }, 'missing'],
  ['a failing server', { status: 503, body: 'no' }, 'unreachable'],
]

for (const [name, answer, cause] of badFiles)
  test(`the PDF viewer shows a message, the links and 'Try again' for ${name}`, async ({
    page,
    t,
    expectComplaint,
  }) => {
    expectComplaint(/(404|503) .*pdf/)
    await signIn(page, sara)
    await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'application/pdf', ...answer }))
    await page.goto(guide)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(t(`learn.pdf.${cause}`))
    await expect(page.getByRole('link', { name: t('learn.pdf.open') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('learn.pdf.download') })).toBeVisible()
    await page.unroute('**/*.pdf')
    await alert.getByRole('button', { name: t('ui.retry') }).press('Enter')
    await expectPage(page, 1, 6, 'en', t)
    await expect(alert).toBeHidden()
    await expect(frame(page)).toBeFocused()
  })

test('a page of a PDF shows an error when the connection is lost, and loads on retry', async ({
  page,
  t,
}) => {
  await bringBook(page)
  await page.goto(book)
  await expectPage(page, 1, 300, 'en', t)
  // The route aborts requests, as an offline browser may have pieces of the file in its cache.
  await page.route('**/*.pdf', (route) => route.abort('internetdisconnected'))
  await page.getByRole('textbox', { name: t('learn.pdf.goTo') }).fill('150')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('learn.pdf.pageFailed', { number: 150 }))
  await expect(alert).toContainText(t('learn.pdf.unreachable'))
  await alert.getByRole('button', { name: t('ui.retry') }).press('Enter')
  await expect(alert).toContainText(t('learn.pdf.unreachable'))
  await page.unroute('**/*.pdf')
  await alert.getByRole('button', { name: t('ui.retry') }).press('Enter')
  await expectPage(page, 150, 300, 'en', t)
  await page.getByRole('button', { name: t('learn.pdf.next') }).press('Enter')
  await expectPage(page, 151, 300, 'en', t)
})

test("the link 'Download' of a PDF saves the file under its name", async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(guide)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: t('learn.pdf.download') }).press('Enter')
  expect((await saving).suggestedFilename()).toBe('guide.pdf')
})
