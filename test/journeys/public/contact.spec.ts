import type { Page } from '@playwright/test'
import { expect, languagesOfRun, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { allHasCome } from '../support/traffic'

type Texts = (key: string) => string

const typed = {
  name: 'Jonas Berg',
  email: 'jonas@example.org',
  phone: '20 12 34 56',
  subject: 'Books for a school',
  message: 'We have forty books to give away.\nWhere may we send them?',
}
const sent = { ...typed, phone: undefined, phoneNumber: '+4520123456' }

const fieldsOf = (page: Page, t: Texts) => page.getByRole('form', { name: t('contact.form.title') })

async function fillIn(page: Page, t: Texts) {
  for (const [name, text] of Object.entries(typed))
    await fieldsOf(page, t)
      .getByLabel(t(`contact.form.${name}`), { exact: true })
      .fill(text)
}

async function expectAllKept(page: Page, t: Texts) {
  for (const [name, text] of Object.entries(typed))
    await expect(fieldsOf(page, t).getByLabel(t(`contact.form.${name}`), { exact: true })).toHaveValue(text)
}

const submit = (page: Page, t: Texts) => page.getByRole('button', { name: t('contact.form.submit') })

const code = { en: 'Denmark', fa: 'دانمارک' }

for (const language of languagesOfRun)
  test.describe(`the contact form, ${language}`, () => {
    test.use({ language })

    test('can be filled in, sent and, after a failure, sent again by keyboard alone', async ({
      page,
      t,
      api,
      expectComplaint,
    }) => {
      expectComplaint(/^500 \/api\/contact\/create/)
      await api.fail({
        operationId: 'createContactMessage',
        kind: 'status',
        status: 500,
        body: { message: 'Not now' },
      })
      await page.goto('/contact-us')
      const form = fieldsOf(page, t)
      await tabTo(page, form.getByLabel(t('contact.form.name')))
      await page.keyboard.type(typed.name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed.email)
      await page.keyboard.press('Tab')
      await expect(form.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(code[language])
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listbox')).toBeHidden()
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed.phone)
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed.subject)
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed.message)
      await page.keyboard.press('Tab')
      await expect(submit(page, t)).toBeFocused()
      await page.keyboard.press('Enter')

      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('contact.form.failed'))
      await expect(dialog).toContainText('Not now')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(submit(page, t)).toBeFocused()
      await expectAllKept(page, t)

      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(t('contact.form.sent'))
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(form.getByLabel(t('contact.form.message'))).toHaveValue('')
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
      const requests = await api.received('createContactMessage')
      expect(requests.map(({ status }) => status)).toEqual([500, 201])
      for (const { body } of requests) expect(body).toEqual(JSON.parse(JSON.stringify(sent)))
    })

    for (const [name, fault, key] of [
      ['an empty 500', { kind: 'status', status: 500 }, 'ui.serverError'],
      ['a 413 in HTML', { kind: 'html', status: 413 }, 'ui.tooLarge'],
      ['a 429', { kind: 'status', status: 429 }, 'ui.tooMany'],
      ['HTML', { kind: 'html' }, 'ui.unreadable'],
      ['an answer that breaks off', { kind: 'cut' }, 'ui.offline'],
      ['no answer', { kind: 'drop-request' }, 'ui.offline'],
    ] as const)
      test(`shows a message and keeps its texts after ${name}`, async ({ page, t, api, expectComplaint }) => {
        expectComplaint(/^5\d\d \/api\/contact\/create/)
        await page.goto('/contact-us')
        await fillIn(page, t)
        await api.fail({ operationId: 'createContactMessage', ...fault })
        await submit(page, t).click()
        await expect(page.getByRole('dialog')).toContainText(t(key))
        await page.keyboard.press('Escape')
        await expectAllKept(page, t)
        expect(await api.received('createContactMessage')).toHaveLength(1)
      })

    test('says that there is no connection, and sends the message when it is back', async ({
      page,
      context,
      t,
      api,
    }) => {
      await page.goto('/contact-us')
      await fillIn(page, t)
      // The hydrated form with the focus loads the dialog.
      await expect(page.locator('[data-section=form][data-waiting]')).toHaveCount(0)
      await allHasCome(page)
      await context.setOffline(true)
      await submit(page, t).click()
      await expect(page.getByRole('dialog')).toContainText(t('ui.offline'))
      await page.keyboard.press('Escape')
      await context.setOffline(false)
      await submit(page, t).click()
      await expect(page.getByRole('dialog')).toContainText(t('contact.form.sent'))
      expect(await api.received('createContactMessage')).toHaveLength(1)
    })

    test("shows the server's error at its field, and clears it when the field is corrected", async ({
      page,
      t,
    }) => {
      await page.goto('/contact-us')
      await fillIn(page, t)
      // The browser accepts this address, and the server refuses it.
      const email = fieldsOf(page, t).getByLabel(t('contact.form.email'), { exact: true })
      await email.fill('jonas@example')
      await submit(page, t).click()
      await expect(page.getByRole('dialog')).toContainText(t('contact.form.failed'))
      await page.keyboard.press('Escape')
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await email.fill(typed.email)
      await expect(email).toHaveAttribute('aria-invalid', 'false')
    })

    test('keeps typed texts over a reload before its code has loaded', async ({ page, t }) => {
      await page.goto('/contact-us')
      await page.route(/\/static\/js\/async\//, () => {})
      await fillIn(page, t)
      expect(await page.locator('form').evaluate((form) => form.closest('[data-waiting]') !== null)).toBe(
        true,
      )
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
      await expectAllKept(page, t)
    })

    test('keeps typed texts over a reload and a switch of language', async ({ page, t }) => {
      await page.goto('/contact-us')
      await fillIn(page, t)
      await page.reload()
      await expectAllKept(page, t)
      await page.getByRole('button', { name: t('frame.language') }).click()
      await page.getByRole('menuitemradio', { name: language === 'en' ? 'فارسی' : 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'fa' : 'en')
      await expect(page.locator('input[name=subject]')).toHaveValue(typed.subject)
      await expect(page.locator('input[name=phoneNumber]')).toHaveValue(typed.phone)
      await expect(page.locator('input[name=phoneCode]')).toHaveValue(language === 'en' ? '+۴۵' : '+98')
    })
  })
