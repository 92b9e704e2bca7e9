import type { Page } from '@playwright/test'
import { donateButton, interval } from '../support/donating'
import { expect, languagesOfRun, omid, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { expectKept, fieldOf, fill, payloadOf, submitOf } from '../support/registering'
import { scrollRests } from '../support/scrolling'
import { pick } from '../support/selectField'
import { allHasCome } from '../support/traffic'
import { expectHydrated, holdProgram } from './program'
import { publicRoutes } from './publicRoutes'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

/** Opens a page without waiting for its 'load' event, which the held program delays. */
const openSlowly = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

/** The address contains nothing that was typed, as the history would keep it and requests would send it. */
async function expectPlainAddress(page: Page, path: string) {
  // The browser would have submitted a form without a program by now: this evaluation still runs in the same
  // document.
  expect(await page.evaluate(() => [location.pathname + location.search + location.hash])).toEqual([path])
  expect(await page.evaluate(() => window.boot?.isHydrated)).toBe(false)
}

for (const language of languagesOfRun)
  test.describe(`a page whose program is still loading, ${language}`, () => {
    test.use({ language })

    test('is readable at every public address', async ({ page }) => {
      const letGo = await holdProgram(page)
      for (const { path } of publicRoutes) {
        await openSlowly(page, path)
        await expect(pageHeading(page), path).toBeVisible()
        await expect(page.getByRole('contentinfo'), path).toBeVisible()
        expect(await page.evaluate(() => window.boot?.isHydrated), path).toBe(false)
      }
      letGo()
    })

    test('has working links to the catalogue, a course and sign-in', async ({ page, t }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/about-us')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('frame.menu.courses.label'), exact: true })
        .click({ noWaitAfter: true })
      await expect(page).toHaveURL('/courses', { timeout: 5_000 })
      const course = page.getByRole('article').first().getByRole('link').first()
      const title = (await course.textContent()) ?? ''
      await course.click({ noWaitAfter: true })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('frame.account.signin'), exact: true })
        .click({ noWaitAfter: true })
      await expect(page).toHaveURL('/signin', { timeout: 5_000 })
      await expect(page.getByLabel(t('signin.email'))).toBeVisible()
      expect(await page.evaluate(() => window.boot?.isHydrated)).toBe(false)
      letGo()
    })

    test('keeps its scroll position when the program has loaded', async ({ page, t }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/faqs')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await scrollRests(page)
      const top = await page.evaluate(() => scrollY)
      expect(top).toBeGreaterThan(300)
      letGo()
      await expectHydrated(page)
      await allHasCome(page)
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('frame.footer.aboutUs') })
        .click()
      await expect(page).toHaveURL('/about-us')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

    for (const send of ['Enter', 'the button'])
      test(`runs a search that was sent with ${send} once the program has loaded`, async ({
        page,
        t,
        api,
      }) => {
        const letGo = await holdProgram(page)
        await openSlowly(page, '/courses')
        const field = page.getByRole('searchbox')
        await field.fill('scratch')
        if (send === 'Enter') await field.press('Enter')
        else
          await page
            .getByRole('search')
            .getByRole('button', { name: t('courses.search.submit'), exact: true })
            .click()
        await expectPlainAddress(page, '/courses')
        letGo()
        await expect(page).toHaveURL('/courses?search=scratch')
        await expect(field).toHaveValue('scratch')
        await expect(page.locator('a[href="/courses/first-steps-in-scratch"]').first()).toBeVisible()
        const asked = await api.received('getCourses')
        expect(asked.filter(({ query }) => query.includes('search=scratch'))).toHaveLength(1)
      })

    test('keeps the text of a search that was typed and not sent', async ({ page, api }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/courses')
      await page.getByRole('searchbox').pressSequentially('scra')
      letGo()
      await expectHydrated(page)
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.getByRole('searchbox').pressSequentially('tch')
      await expect(page.getByRole('searchbox')).toHaveValue('scratch')
      await expect(page).toHaveURL('/courses')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL('/courses?search=scratch')
      expect((await api.received('getCourses')).filter(({ query }) => query.includes('search'))).toHaveLength(
        1,
      )
    })

    test('opens the list of letters that was pressed, and filters the countries by the chosen one', async ({
      page,
      t,
    }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/our-works/country')
      const letter = page.getByRole('combobox', { name: t('works.countries.letter') })
      await letter.click()
      await expectPlainAddress(page, '/our-works/country')
      letGo()
      // The list opens without another press once the program has loaded.
      await pick(page, t('works.countries.letter'), 2)
      await expect(page.getByRole('main').getByRole('region')).toHaveCount(1)
      await expect(letter).toHaveAccessibleDescription(/^\p{Letter}$/u)
    })

    test('keeps the texts of the contact form, which can be sent later', async ({ page, t, api }) => {
      const typed = {
        name: 'Jonas Berg',
        email: 'jonas@example.org',
        phone: '20 12 34 56',
        subject: 'Books for a school',
        message: 'We have forty books to give away.\nWhere may we send them?',
      }
      const letGo = await holdProgram(page)
      await openSlowly(page, '/contact-us')
      const form = page.getByRole('form', { name: t('contact.form.title') })
      const field = (name: string) => form.getByLabel(t(`contact.form.${name}`), { exact: true })
      for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
      await expectPlainAddress(page, '/contact-us')
      letGo()
      await expectHydrated(page)
      for (const [name, text] of Object.entries(typed)) await expect(field(name), name).toHaveValue(text)
      expect(await api.received('createContactMessage')).toHaveLength(0)
      await page.getByRole('button', { name: t('contact.form.submit') }).click()
      await expect(page.getByRole('dialog')).toContainText(t('contact.form.sent'))
      const [request, ...others] = await api.received('createContactMessage')
      expect(others).toEqual([])
      expect(request?.body).toMatchObject({
        name: typed.name,
        subject: typed.subject,
        message: typed.message,
      })
    })

    test('sends a message once although the visitor pressed the button twice', async ({ page, t, api }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/contact-us')
      const form = page.getByRole('form', { name: t('contact.form.title') })
      for (const [name, text] of [
        ['name', 'Jonas Berg'],
        ['email', 'jonas@example.org'],
        ['phone', '20 12 34 56'],
        ['subject', 'Books'],
        ['message', 'We have forty books to give away.'],
      ] as const)
        await form.getByLabel(t(`contact.form.${name}`), { exact: true }).fill(text)
      const submit = page.getByRole('button', { name: t('contact.form.submit') })
      await submit.click()
      await submit.click()
      await expectPlainAddress(page, '/contact-us')
      letGo()
      await expect(page.getByRole('dialog')).toContainText(t('contact.form.sent'))
      expect(await api.received('createContactMessage')).toHaveLength(1)
    })

    test('keeps the texts of a registration, which can be sent later', async ({ page, t, api }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/registration/member')
      await fill(page, 'member', language)
      await expectPlainAddress(page, '/registration/member')
      letGo()
      await expectHydrated(page)
      await expectKeptTexts(page)
      await submitOf(page, 'member', t).click()
      await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
      const [request, ...others] = await api.received('register')
      expect(others).toEqual([])
      // The code is the one that was shown beside the number while it was typed.
      const phoneCode = language === 'fa' ? '98' : '45'
      expect(request?.body).toEqual({ ...payloadOf('member', language), phoneCode })
    })

    async function expectKeptTexts(page: Page) {
      await expectKept(page, 'member', language, ['phoneNumber'])
      await expect(fieldOf(page, 'phoneNumber')).not.toHaveValue('')
    }

    test("signs in a user who has sent the form, without 'remember me' if she has unticked it", async ({
      page,
      t,
      api,
    }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/signin')
      await page.getByLabel(t('signin.email')).fill(omid.email)
      await page.getByLabel(t('signin.password'), { exact: true }).fill(omid.password)
      const remember = page.getByLabel(t('signin.remember'))
      await expect(remember).toBeChecked()
      await remember.uncheck()
      await page.getByLabel(t('signin.password'), { exact: true }).press('Enter')
      await expectPlainAddress(page, '/signin')
      letGo()
      await expect(page).toHaveURL('/')
      expect(await api.received('login')).toMatchObject([{ body: { ...omid, remember: false } }])
      expect(
        await page.evaluate(() => [localStorage.getItem('user'), sessionStorage.getItem('user') !== null]),
      ).toEqual([null, true])
    })

    test('keeps the input of the sign-in form and does not send it', async ({ page, t, api }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/signin')
      await page.getByLabel(t('signin.email')).fill(omid.email)
      await page.getByLabel(t('signin.password'), { exact: true }).fill(omid.password)
      await page.getByLabel(t('signin.remember')).uncheck()
      letGo()
      await expectHydrated(page)
      await expect(page.getByLabel(t('signin.email'))).toHaveValue(omid.email)
      await expect(page.getByLabel(t('signin.password'), { exact: true })).toHaveValue(omid.password)
      await expect(page.getByLabel(t('signin.remember'))).not.toBeChecked()
      await expect(page).toHaveURL('/signin')
      expect(await api.received('login')).toEqual([])
    })

    test("leads to the payment page with one payment although 'Donate' was pressed twice", async ({
      page,
      t,
      api,
    }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/donation')
      await page.locator('main [name=amount]').fill('37')
      await donateButton(page, t).click()
      await donateButton(page, t).click()
      await expectPlainAddress(page, '/donation')
      letGo()
      await page.waitForURL(/mock-pay/)
      expect(await api.received('getPaymentLink')).toMatchObject([{ body: { amount: 37 } }])
    })

    test('keeps the chosen interval of a donation', async ({ page, t }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/donation')
      await interval(page, t, 'month').check({ force: true })
      letGo()
      await expectHydrated(page)
      await expect(interval(page, t, 'month')).toBeChecked()
      await expect(interval(page, t, 'one-time')).not.toBeChecked()
      await donateButton(page, t).click()
      await expect(page).toHaveURL('/registration/member')
    })

    test('leads a visitor who has pressed for a monthly donation to the registration', async ({
      page,
      t,
    }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/donation')
      await interval(page, t, 'month').check({ force: true })
      await donateButton(page, t).click()
      await expectPlainAddress(page, '/donation')
      letGo()
      await expect(page).toHaveURL('/registration/member')
      await expect(page.getByRole('heading', { level: 1, name: t('titles.member') })).toBeVisible()
    })

    test("shows a learner 'Enroll' only once it is known that she is not enrolled", async ({
      page,
      t,
      api,
    }) => {
      await signIn(page, omid)
      const letGo = await holdProgram(page)
      await openSlowly(page, '/courses/first-steps-in-scratch')
      // The page does not know yet whether the learner is enrolled.
      const enroll = page.getByRole('button', { name: t('enrollment.enrollFree') })
      await expect(pageHeading(page)).toBeVisible()
      await expect(enroll).toBeHidden()
      letGo()
      await enroll.click()
      await expect(page.getByRole('dialog')).toContainText(t('enrollment.doneText'))
      expect(await api.received('enroll')).toHaveLength(1)
    })

    test("leads a visitor who has pressed 'Enroll' to sign-in once the program has loaded", async ({
      page,
      t,
    }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/courses/first-steps-in-scratch')
      await page.getByRole('button', { name: t('enrollment.enrollFree') }).click()
      await expectPlainAddress(page, '/courses/first-steps-in-scratch')
      letGo()
      await expect(page).toHaveURL('/signin')
      await expect(page.getByText(t('enrollment.signInFirst'))).toBeVisible()
    })

    test('opens the menu of languages that was pressed', async ({ page, t }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/faqs')
      await page.getByRole('button', { name: `${t('frame.language')}: ` }).click()
      letGo()
      await expect(page.getByRole('menuitemradio')).toHaveCount(2)
    })

    test('opens the menu of languages that was pressed on another page of the catalogue', async ({
      page,
      t,
    }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/courses?page=2')
      await page.getByRole('button', { name: `${t('frame.language')}: ` }).click()
      letGo()
      await expect(page.getByRole('menuitemradio')).toHaveCount(2)
    })

    test('sends a subscription to the newsletter once its section is hydrated', async ({ page, t, api }) => {
      const letGo = await holdProgram(page)
      await openSlowly(page, '/about-us')
      const form = page.getByRole('form', { name: t('newsletter.title') })
      await form.getByRole('textbox').fill('mina@example.org')
      await form.getByRole('button').click()
      await expectPlainAddress(page, '/about-us')
      letGo()
      await expect.poll(async () => (await api.received('subscribeToNewsletter')).length).toBe(1)
      const [request] = await api.received('subscribeToNewsletter')
      expect(request?.body).toMatchObject({ email: 'mina@example.org' })
    })
  })
