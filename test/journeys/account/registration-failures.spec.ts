import type { Page } from '@playwright/test'
import { expect, languagesOfRun, test } from '../support/fixtures'
import { expectKept, fieldOf, fill, formOf, submitOf, type Texts } from '../support/registering'

const PDF = 'test/files/good/plain.pdf'
const OPERATION = 'createTeacher'

/** A picture whose upload takes seconds on a slow connection. */
const large = () => {
  const buffer = Buffer.alloc(2 * 1024 * 1024)
  Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex').copy(buffer)
  return { name: 'large.png', mimeType: 'image/png', buffer }
}

async function open(page: Page, t: Texts) {
  await page.goto('/registration/teacher')
  await expect(formOf(page, 'teacher', t)).toBeVisible()
  await fill(page, 'teacher', 'en', PDF)
}

async function expectAllStays(page: Page) {
  await expectKept(page, 'teacher', 'en')
  await expect(page.locator('form').getByText('plain.pdf', { exact: true })).toBeVisible()
}

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const refusals = [
  { status: 409, body: { message: 'We know you already.' }, words: 'We know you already.' },
  { status: 413, kind: 'html', words: 'The server does not take a file of this size.' },
  { status: 500, body: { message: 'Not now' }, words: 'Not now' },
  { status: 500, kind: 'html', words: 'Something went wrong on our side.' },
  { status: 200, kind: 'html', words: 'The server gave an answer that could not be read.' },
  { status: 429, headers: { 'Retry-After': '30' }, words: 'Please wait 30 seconds before you try again.' },
] as const

test('a refusal shows its reason and keeps the form, which can be sent again', async ({
  page,
  t,
  api,
  expectComplaint,
}) => {
  expectComplaint(/^500 \/api\/teachers\/create/)
  await open(page, t)
  for (const { words, ...fault } of refusals) {
    await api.fail({ operationId: OPERATION, ...fault, kind: 'kind' in fault ? fault.kind : 'status' })
    await submitOf(page, 'teacher', t).click()
    await expect(page.getByRole('dialog')).toContainText(t('registration.failed'))
    await expect(page.getByRole('dialog')).toContainText(words)
    await closeDialog(page)
    await expectAllStays(page)
    await expect(submitOf(page, 'teacher', t)).toBeFocused()
  }
  await submitOf(page, 'teacher', t).click()
  await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
  expect(await api.received(OPERATION)).toHaveLength(refusals.length + 1)
})

test("422: shows the server's messages at their fields, focuses the first, and clears one that is corrected", async ({
  page,
  t,
  api,
}) => {
  const errors = { email: ['This address bounces.'], file: ['This page is upside down.'], nothing: ['?'] }
  await api.fail({
    operationId: OPERATION,
    kind: 'status',
    status: 422,
    body: { message: 'Some fields need another look.', errors },
  })
  await open(page, t)
  await submitOf(page, 'teacher', t).click()
  await expect(page.getByRole('dialog')).toContainText('Some fields need another look.')
  await closeDialog(page)
  await expect(fieldOf(page, 'email')).toBeFocused()
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription('This address bounces.')
  await expect(fieldOf(page, 'file')).toHaveAccessibleDescription('This page is upside down.')
  await expectAllStays(page)
  for (const name of ['email', 'confirmEmail']) await fieldOf(page, name).fill('mina.k@example.org')
  await expect(fieldOf(page, 'email')).toHaveAttribute('aria-invalid', 'false')
  await submitOf(page, 'teacher', t).click()
  await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
})

test('an upload shows its progress, can be cancelled, and can be sent again', async ({ page, t, api }) => {
  await open(page, t)
  await fieldOf(page, 'file').setInputFiles(large())
  await expect(page.locator('form bdi')).toHaveText('large.png')
  const line = await thinLine(page)
  await submitOf(page, 'teacher', t).click()
  const bar = page.getByRole('progressbar', { name: t('registration.sending.label') })
  await expect(bar).toBeVisible()
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { intervals: [50] })
    .toBeGreaterThan(0)
  await expect(submitOf(page, 'teacher', t)).toBeDisabled()
  await page.getByRole('button', { name: t('registration.sending.cancel') }).click()
  await expect(page.getByText(t('registration.sending.stopped'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectKept(page, 'teacher', 'en')
  await expect(page.locator('form bdi')).toHaveText('large.png')
  await line.widen()
  await submitOf(page, 'teacher', t).click()
  await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
  const arrived = await api.received(OPERATION)
  expect(arrived.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('a connection lost before the answer shows a message and keeps the form for another try', async ({
  page,
  t,
  api,
}) => {
  await api.fail({ operationId: OPERATION, kind: 'drop-request' })
  await open(page, t)
  await fieldOf(page, 'file').setInputFiles(large())
  await expect(page.locator('form bdi')).toHaveText('large.png')
  const line = await thinLine(page)
  await submitOf(page, 'teacher', t).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await line.widen()
  await expect(page.getByRole('dialog')).toContainText(t('ui.offline'))
  await expect(page.getByRole('dialog')).toContainText(t('registration.kept'))
  await closeDialog(page)
  await expectKept(page, 'teacher', 'en')
  await submitOf(page, 'teacher', t).click()
  await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
})

for (const language of languagesOfRun)
  test.describe(`a connection lost during an upload, ${language}`, () => {
    test.use({ language })

    test('shows a message and keeps the form with its file, which can be sent again', async ({
      page,
      t,
      api,
    }) => {
      await page.goto('/registration/teacher')
      await expect(formOf(page, 'teacher', t)).toBeVisible()
      await fill(page, 'teacher', language)
      await fieldOf(page, 'file').setInputFiles(large())
      await expect(page.locator('form bdi')).toHaveText('large.png')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
      })
      // The fault lasts until `mend`: the browser itself sends again if a reused connection breaks.
      await api.fail({ operationId: OPERATION, kind: 'drop-upload', times: 99 })
      const line = await thinLine(page)
      await submitOf(page, 'teacher', t).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('registration.failed'))
      await expect(dialog).toContainText(t('ui.offline'))
      await expect(dialog).toContainText(t('registration.kept'))
      await closeDialog(page)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(submitOf(page, 'teacher', t)).toBeFocused()
      await expectKept(page, 'teacher', language)
      await expect(page.locator('form bdi')).toHaveText('large.png')
      // The server received a part of the form and stored nothing, and the client did not send it again.
      const broken = await api.received(OPERATION)
      expect(new Set(broken.map(({ fault }) => fault))).toEqual(new Set(['drop-upload']))
      expect(sent).toEqual(['/api/teachers/create'])
      await api.mend()
      await line.widen()
      await submitOf(page, 'teacher', t).click()
      await expect(dialog).toContainText(t('registration.success'))
      const later = (await api.received(OPERATION)).slice(broken.length)
      expect(later.map(({ status }) => status)).toEqual([201])
    })
  })

test('the form sends one request, however often the visitor submits it meanwhile', async ({
  page,
  t,
  api,
}) => {
  await api.fail({ operationId: OPERATION, kind: 'hold' })
  await open(page, t)
  await submitOf(page, 'teacher', t).dblclick()
  await fieldOf(page, 'firstName').press('Enter')
  await fieldOf(page, 'city').press('Enter')
  await expect.poll(async () => (await api.received(OPERATION)).length).toBe(1)
  await api.release()
  await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
  expect(await api.received(OPERATION)).toHaveLength(1)
})

test('a pasted text of 10 000 characters stays, has an error message, and is not sent', async ({
  page,
  t,
  api,
}) => {
  await open(page, t)
  const long = 'ا'.repeat(10_000)
  for (const name of ['firstName', 'city', 'message']) await fieldOf(page, name).fill(long)
  await submitOf(page, 'teacher', t).click()
  for (const name of ['firstName', 'city', 'message']) {
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(t(`registration.errors.${name}.max`))
    await expect(fieldOf(page, name)).toHaveValue(long)
  }
  await expect(fieldOf(page, 'firstName')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await api.received(OPERATION)).toEqual([])
})

/** Limits the upload to 100 kB/s until `widen` is called. */
async function thinLine(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const set = (uploadThroughput: number) =>
    devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await devTools.send('Network.enable')
  await set(100 * 1024)
  return { widen: () => set(-1) }
}
