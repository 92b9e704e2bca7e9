import type { Page } from '@playwright/test'
import { expect, languagesOfRun, type OperationId } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { test } from '../support/onePage'
import {
  expectKept,
  fieldOf,
  fill,
  fillByKeyboard,
  formOf,
  type Kind,
  payloadOf,
  submitOf,
} from '../support/registering'

const PDF = 'test/files/good/plain.pdf'
const PNG = 'test/files/good/photo.png'

const forms: { kind: Kind; operationId: OperationId; file?: string; success: string; server?: boolean }[] = [
  { kind: 'member', operationId: 'register', success: 'registration.success' },
  { kind: 'student', operationId: 'createStudent', file: PDF, success: 'registration.success' },
  { kind: 'teacher', operationId: 'createTeacher', file: PNG, success: 'registration.success' },
  { kind: 'school', operationId: 'createSchool', file: PDF, success: 'registration.success' },
  { kind: 'job', operationId: 'createJobApplication', file: PDF, success: 'registration.job.success' },
]

/** The multipart forms that the mock has received. */
async function submissions(page: Page) {
  const state = await (await page.request.get('/__mock/state')).json()
  return state.submissions as { kind: string; fields: Record<string, string>; file?: object }[]
}

const files: Record<string, object> = {
  [PDF]: { name: 'plain.pdf', type: 'application/pdf', size: 639 },
  [PNG]: { name: 'photo.png', type: 'image/png', size: 1 },
}

for (const language of languagesOfRun)
  test.describe(`registrations, ${language}`, () => {
    test.use({ language })

    for (const { kind, operationId, file, success } of forms)
      test(`${kind}: the form can be filled in, sent and confirmed by keyboard alone`, async ({
        page,
        t,
        api,
      }) => {
        await page.goto(`/registration/${kind}`)
        await expect(formOf(page, kind, t)).toBeVisible()
        await fillByKeyboard(page, kind, language, file)
        await tabTo(page, submitOf(page, kind, t))
        await page.keyboard.press('Enter')

        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(t(success))
        const requests = await api.received(operationId)
        expect(requests).toHaveLength(1)
        const { headers, body } = requests[0] as (typeof requests)[number]
        if (file) {
          expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
          const [submission] = await submissions(page)
          expect(submission).toMatchObject({ kind, fields: {} })
          expect(submission?.fields).toEqual(payloadOf(kind, language))
          const { name, type } = files[file] as { name: string; type: string }
          expect(submission?.file).toMatchObject({ name, type })
          if (file === PDF) expect(body).toContain('(School report) Tj')
        } else {
          expect(headers['content-type']).toBe('application/json')
          expect(body).toEqual(payloadOf(kind, language))
        }

        await page.keyboard.press('Enter')
        await expect(dialog).toHaveCount(0)
        await expect(submitOf(page, kind, t)).toBeFocused()
        await expect(fieldOf(page, 'firstName')).toHaveValue('')
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      })

    test('an empty form shows an error at each required field, and focuses the first', async ({
      page,
      t,
    }) => {
      await page.goto('/registration/student')
      await submitOf(page, 'student', t).click()
      await expect(fieldOf(page, 'firstName')).toBeFocused()
      for (const name of ['firstName', 'lastName', 'schoolName', 'grade', 'confirmEmail'])
        await expect(fieldOf(page, name)).toHaveAccessibleDescription(
          t(`registration.errors.${name}.required`),
        )
      await expect(fieldOf(page, 'file')).toHaveAccessibleDescription(t('registration.errors.file.required'))
      await expect(fieldOf(page, 'city')).toHaveAttribute('aria-invalid', 'false')
    })

    for (const [result, kind] of [
      ['true', 'success'],
      ['false', 'failure'],
    ] as const)
      test(`/registration/member?result=${result} shows the result once and drops the query`, async ({
        page,
        t,
      }) => {
        await page.goto(`/registration/member?result=${result}`)
        await expect(page.getByRole('dialog')).toContainText(t(`registration.result.${kind}`))
        await expect.poll(() => new URL(page.url()).search).toBe('')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('ui.close') })
          .last()
          .click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.reload()
        await expect(formOf(page, 'member', t)).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
  })

test('/registration/member?result=maybe shows no result', async ({ page, t }) => {
  await page.goto('/registration/member?result=maybe')
  await expect(formOf(page, 'member', t)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a draft survives a reload and a switch of language; no password or file is stored', async ({
  page,
  t,
}) => {
  await page.goto('/registration/member')
  await fill(page, 'member', 'en')
  await submitOf(page, 'member', t).focus()
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain('garden-7')
  await page.reload()
  await expectKept(page, 'member', 'en', ['password'])
  await expect(fieldOf(page, 'password')).toHaveValue('')

  await page.goto('/registration/teacher')
  await fill(page, 'teacher', 'en', PDF)
  await page.getByRole('button', { name: t('frame.language') }).click()
  await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ثبت‌نام معلم' })).toBeVisible()
  await expect(fieldOf(page, 'country')).toHaveValue('ایران')
  await expect(fieldOf(page, 'firstName')).toHaveValue('Mina')
  await expect(page.locator('form bdi')).toHaveText('plain.pdf')
  await page.reload()
  await expect(fieldOf(page, 'firstName')).toHaveValue('Mina')
  await expect(page.locator('form bdi')).toHaveCount(0)
})
