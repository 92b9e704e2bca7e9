import { expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'
import { allHasCome } from '../support/traffic'

for (const language of languagesOfRun)
  test.describe(`verification and passwords, ${language}`, () => {
    test.use({ language })

    test('a keyboard user asks for a link, sets a new password and signs in with it', async ({
      page,
      t,
      api,
    }) => {
      await page.goto('/signin')
      await tabTo(page, page.getByRole('link', { name: t('signin.forgot') }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/password/forget')
      await expect(pageHeading(page)).toBeFocused()
      const email = page.getByLabel(t('password.forget.email'), { exact: true })
      await tabTo(page, email)
      await page.keyboard.type('sara@')
      await page.keyboard.press('Enter')
      await expect(email).toHaveAccessibleDescription(t('errors.form.email.not_valid'))
      await expect(email).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.type('example.org')
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('password.forget.sentHint'))).toBeVisible()
      expect(await api.received('forgotPassword')).toMatchObject([
        { body: { email: sara.email }, status: 200 },
      ])

      await page.goto('/password/reset?token=reset-u-001')
      await expect(page).toHaveURL('/password/reset')
      const first = page.getByLabel(t('password.reset.password'), { exact: true })
      const second = page.getByLabel(t('password.reset.confirm'), { exact: true })
      await tabTo(page, first)
      await page.keyboard.type('garden-2027')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(first).toHaveAttribute('type', 'text')
      await tabTo(page, second)
      await page.keyboard.type('garden-2028')
      await page.keyboard.press('Enter')
      await expect(second).toHaveAccessibleDescription(t('password.reset.mustMatch'))
      await expect(second).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('garden-2027')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/signin')
      await expect(page.getByText(t('password.reset.done'))).toBeVisible()
      await expect(pageHeading(page)).toBeFocused()

      await tabTo(page, page.getByLabel(t('signin.email')))
      await page.keyboard.type(sara.email)
      await tabTo(page, page.getByLabel(t('signin.password')))
      await page.keyboard.type('garden-2027')
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('signin.success'))).toBeVisible()
    })

    test('a keyboard user gets a new link in place of an expired one', async ({ page, t, api }) => {
      await page.goto('/verify?token=verify-u-003-expired')
      await expect(page.getByRole('alert')).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: t('verify.resend') }))
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await api.received('resendVerificationByToken')).length).toBe(1)
      await expect(page.getByRole('button', { name: t('verify.resend') })).toHaveCount(0)
      expect((await api.received('verifyEmail')).length).toBe(1)
    })

    test('a lost connection loses neither the link nor what the user typed', async ({
      page,
      context,
      t,
      api,
    }) => {
      await api.fail({ operationId: 'verifyEmail', kind: 'drop-request' })
      await page.goto('/verify?token=verify-u-003')
      await page.getByRole('button', { name: t('ui.retry') }).click()
      await expect(page.getByText(t('verify.doneText'))).toBeVisible()

      await page.goto('/password/reset?token=reset-u-001')
      const first = page.getByLabel(t('password.reset.password'), { exact: true })
      await first.fill('garden-2027')
      await page.getByLabel(t('password.reset.confirm'), { exact: true }).fill('garden-2027')
      // The form with the focus loads the dialog.
      await allHasCome(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: t('password.reset.submit') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('ui.offline'))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(first).toHaveValue('garden-2027')
      await context.setOffline(false)
      await page.getByRole('button', { name: t('password.reset.submit') }).click()
      await expect(page).toHaveURL('/signin')
    })

    test('a link without a token says so; a reset link leads to the form for a new one', async ({
      page,
      t,
    }) => {
      await page.goto('/password/reset')
      await expect(page).toHaveURL('/password/forget')
      await expect(page.getByText(t('password.noToken'))).toBeVisible()
      await page.goto('/verify')
      await expect(page.getByRole('alert')).toHaveText(t('verify.noToken'))
    })

    test('/password leads back to the page before', async ({ page }) => {
      await page.goto('/faqs')
      await page.goto('/signin')
      await page.goto('/password')
      await expect(page).toHaveURL('/signin')
    })

    test("the history's filter works by keyboard, and the address keeps it over a reload", async ({
      page,
      t,
    }) => {
      await signIn(page, sara)
      await page.goto('/user/profile?filter=nothing')
      await expect(page).toHaveURL('/user/profile?filter=all')
      await expect(page.locator('tr[data-row]')).toHaveCount(7)
      await tabTo(page, page.getByLabel(t('profile.history.filters.all')))
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL('/user/profile?filter=subs')
      await expect(page.locator('tr[data-row]')).toHaveCount(4)
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('tr[data-row]')).toHaveCount(3)
      await page.reload()
      await expect(page).toHaveURL('/user/profile?filter=payment')
      await expect(page.locator('tr[data-row]')).toHaveCount(3)
    })
  })
