import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { parsedApart } from '../support/parsedApart'
import { fill, submitOf } from '../support/registering'

const LIMIT = 5 * 1024 * 1024
const GOOD = 'test/files/good'
const BAD = 'test/files/bad'

const problems: Record<string, string> = {
  'archive.pdf': 'kind',
  'empty.pdf': 'empty',
  'empty.png': 'empty',
  'film.png': 'kind',
  'header-only.pdf': 'damaged',
  'noise.pdf': 'damaged',
  'page-and-pdf.pdf': 'kind',
  'page.png': 'kind',
  'page.svg': 'kind',
  'program.jpg': 'kind',
  'sound.webp': 'kind',
  'text.pdf': 'kind',
  'truncated.jpg': 'damaged',
  'truncated.pdf': 'damaged',
  'truncated.png': 'damaged',
  'truncated.webp': 'damaged',
  'unclosed.svg': 'kind',
  'user-password-40.pdf': 'protected',
  'user-password-rc4.pdf': 'protected',
  'user-password.pdf': 'protected',
  'xhtml.svg': 'kind',
}

type Chosen = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]

const input = (page: Page) => page.locator('input[type=file]')
const remove = (page: Page, t: (key: string) => string) =>
  page.getByRole('button', { name: t('registration.file.remove') })

async function choose(page: Page, files: Chosen) {
  await input(page).setInputFiles(files)
}

/** The field shows a file of this name, and its check is over. */
async function expectChecked(page: Page, t: (key: string) => string, name: string) {
  await expect(page.locator('form bdi'), name).toHaveText(name)
  await expect(page.getByText(t('registration.file.checking')), name).toHaveCount(0)
}

async function expectTaken(page: Page, t: (key: string) => string, name: string) {
  await expectChecked(page, t, name)
  await expect(input(page)).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await remove(page, t).click()
  await expect(remove(page, t)).toHaveCount(0)
}

async function expectRefused(page: Page, t: (key: string) => string, name: string, problem: string) {
  const dialog = page.getByRole('dialog')
  await expect(dialog, name).toContainText(t('registration.file.notOkay'))
  await expect(dialog, name).toContainText(t(`registration.errors.file.${problem}`))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(input(page), name).toHaveAccessibleDescription(t(`registration.errors.file.${problem}`))
  await expect(remove(page, t), name).toHaveCount(0)
}

/** Bytes that a PNG may have after its end, up to a size. */
function padded(size: number) {
  const png = Buffer.alloc(size)
  Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex').copy(png)
  return png
}

test.beforeEach(async ({ page, expectComplaint }) => {
  expectComplaint(parsedApart)
  await page.goto('/registration/student')
})

test('the field accepts every valid file by its content', async ({ page, t }) => {
  for (const name of readdirSync(GOOD)) {
    await choose(page, `${GOOD}/${name}`)
    await expectTaken(page, t, name)
  }
})

test('the field refuses every bad file with its reason', async ({ page, t }) => {
  expect(readdirSync(BAD).sort()).toEqual(Object.keys(problems).sort())
  for (const [name, problem] of Object.entries(problems)) {
    await choose(page, `${BAD}/${name}`)
    await expectRefused(page, t, name, problem)
  }
})

test.describe('the file field in Persian', () => {
  test.use({ language: 'fa' })

  test('refuses a PDF with a user password, and a file of one byte too many, in Persian', async ({
    page,
    t,
  }) => {
    await choose(page, `${BAD}/user-password.pdf`)
    await expectRefused(page, t, 'user-password.pdf', 'protected')
    await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: padded(LIMIT + 1) })
    await expectRefused(page, t, 'photo.png', 'tooLarge')
  })
})

test('the field accepts files of up to 5·1024·1024 bytes, inclusive', async ({ page, t }) => {
  for (const size of [LIMIT - 1, LIMIT]) {
    await choose(page, { name: `${size}.png`, mimeType: 'image/png', buffer: padded(size) })
    await expectTaken(page, t, `${size}.png`)
  }
  await choose(page, { name: 'more.png', mimeType: 'image/png', buffer: padded(LIMIT + 1) })
  await expectRefused(page, t, 'more.png', 'tooLarge')
})

test('the field shows a file name of any script and length whole, without overflow', async ({ page, t }) => {
  for (const name of ['کارنامهٔ پایهٔ ۴.png', `${'long name '.repeat(20)}.png`, '<b>bold</b>.png']) {
    await choose(page, { name, mimeType: 'text/html', buffer: padded(60) })
    await expectChecked(page, t, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await remove(page, t).click()
  }
})

test('the preview of an SVG picture runs no script, and is freed when the file is removed', async ({
  page,
  t,
}) => {
  await page.evaluate(() => {
    const freed: string[] = []
    Object.assign(window, { freed })
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.revokeObjectURL = (url) => {
      freed.push(url)
      revoke(url)
    }
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await choose(page, `${GOOD}/drawing-with-script.svg`)
  const preview = page.getByRole('img', {
    name: t('registration.file.previewAlt', { name: 'drawing-with-script.svg' }),
  })
  await expect(preview).toBeVisible()
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const address = (await preview.getAttribute('src')) ?? ''
  expect(address).toMatch(/^blob:/)
  await remove(page, t).click()
  await expect(preview).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { freed: string[] }).freed)).toContain(address)
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
  expect(asked.filter((url) => url.endsWith('/ran'))).toEqual([])
  await expect(input(page)).toBeFocused()
})

test('a refused file does not replace the chosen one', async ({ page, t }) => {
  await choose(page, `${GOOD}/plain.pdf`)
  await expectChecked(page, t, 'plain.pdf')
  await choose(page, `${BAD}/user-password.pdf`)
  await expect(page.getByRole('dialog')).toContainText(t('registration.errors.file.protected'))
  await page.keyboard.press('Escape')
  await expect(page.locator('form bdi')).toHaveText('plain.pdf')
})

test('a form submitted while its file is checked waits, and is not sent if the file is refused', async ({
  page,
  t,
  language,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/pdf.worker*', async (route) => {
    await released
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/students/create'))
      sent.push(request.url())
  })
  await fill(page, 'student', language)
  await choose(page, `${BAD}/user-password.pdf`)
  const button = submitOf(page, 'student', t)
  await button.click()
  await expect(button).toBeDisabled()
  await expect(page.getByText(t('registration.file.checking'))).toBeVisible()
  release()
  await expectRefused(page, t, 'user-password.pdf', 'protected')
  await expect(input(page)).toBeFocused()
  expect(sent).toEqual([])

  await choose(page, `${GOOD}/plain.pdf`)
  await button.click()
  await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
  expect(sent).toHaveLength(1)
})

test('the field refuses two files that are dropped at once', async ({ page, t }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    for (const name of ['one.png', 'two.png']) transfer.items.add(new File(['x'], name))
    return transfer
  })
  await input(page).dispatchEvent('drop', { dataTransfer: data })
  await expectRefused(page, t, 'two files', 'one')
})

test('a file dropped beside the field, before or after its dialog, does not replace the page', async ({
  page,
  t,
}) => {
  await page.locator('form [name=firstName]').fill('Mina')
  const isRefused = () =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'one.png'))
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
      // The browser opens a file that nobody refuses, in place of the page.
      return !(document.querySelector('h1')?.dispatchEvent(drop) ?? true)
    })
  expect(await isRefused()).toBe(true)
  await choose(page, `${BAD}/empty.png`)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isRefused()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isRefused()).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('form [name=firstName]')).toHaveValue('Mina')
  await expect(remove(page, t)).toHaveCount(0)
})

test('pdf.js loads with the first PDF, from our own origin, and not before', async ({ page, t }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await choose(page, `${GOOD}/photo.png`)
  await expectTaken(page, t, 'photo.png')
  expect(asked.filter((url) => url.includes('pdf'))).toEqual([])
  await choose(page, `${GOOD}/plain.pdf`)
  await expectTaken(page, t, 'plain.pdf')
  const origin = new URL(page.url()).origin
  expect(asked.some((url) => url.includes('pdf.worker'))).toBe(true)
  expect(asked.filter((url) => !url.startsWith('blob:') && !url.startsWith(origin))).toEqual([])
})
