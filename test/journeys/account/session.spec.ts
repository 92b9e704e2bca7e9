import { expect, languagesOfRun, lena, omid, sara, signIn, test } from '../support/fixtures'

for (const language of languagesOfRun)
  test.describe(`session, ${language}`, () => {
    test.use({ language })

    test('a wrong password shows a message and keeps the e-mail', async ({ page, t }) => {
      await page.goto('/signin')
      await page.getByLabel(t('signin.email')).fill(sara.email)
      await page.getByLabel(t('signin.password')).fill('not-the-one')
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('signin.failed'))
      await dialog.getByRole('button', { name: t('ui.close') }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByLabel(t('signin.email'))).toHaveValue(sara.email)
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    })

    test('sign-in to an unverified account offers to send the verification e-mail again', async ({
      page,
      t,
      api,
    }) => {
      await page.goto('/signin')
      await page.getByLabel(t('signin.email')).fill(lena.email)
      await page.getByLabel(t('signin.password')).fill(lena.password)
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      await page.getByRole('button', { name: t('signin.resend') }).click()
      await expect(page.getByText(t('signin.resent'))).toBeVisible()
      expect(await api.received('resendVerificationEmail')).toMatchObject([
        { body: { email: lena.email }, status: 200 },
      ])
    })

    test('signing out in one tab signs out the other', async ({ page, context, t }) => {
      await signIn(page, sara)
      const other = await context.newPage()
      await page.goto('/my-courses')
      await other.goto('/courses')
      await expect(other.getByRole('button', { name: new RegExp(t('frame.account.menu')) })).toBeVisible()
      await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
      await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
      await expect(page).toHaveURL('/')
      await expect(other.getByRole('link', { name: t('frame.account.signin') }).first()).toBeVisible()
      expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull()
    })

    test("a session without 'remember me' survives a reload, but belongs to its tab", async ({
      page,
      context,
      t,
    }) => {
      await page.goto('/signin')
      await page.getByLabel(t('signin.email')).fill(omid.email)
      await page.getByLabel(t('signin.password')).fill(omid.password)
      await page.getByLabel(t('signin.remember')).uncheck()
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      await expect(page.getByText(t('signin.success'))).toBeVisible()
      const account = page.getByRole('button', { name: new RegExp(t('frame.account.menu')) })
      await expect(account).toBeVisible()
      await page.reload()
      await expect(account).toBeVisible()
      const other = await context.newPage()
      await other.goto('/')
      await expect(other.getByRole('link', { name: t('frame.account.signin') }).first()).toBeVisible()
    })
  })
