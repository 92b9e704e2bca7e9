import type { Page } from '@playwright/test'
import { expect, languagesOfRun, test } from '../support/fixtures'
import { allHasCome } from '../support/traffic'

/** @returns whether a section of the page is not hydrated yet. */
const isAsleep = (page: Page, section: string) =>
  page.locator(`[data-section="${section}"]`).evaluate((element) => element.hasAttribute('data-waiting'))

/** Opens a page and expects that none of these sections is hydrated for a visitor who only reads. */
async function expectToSleep(page: Page, path: string, ...sections: string[]) {
  await page.goto(path)
  await allHasCome(page)
  for (const section of sections) expect(await isAsleep(page, section), section).toBe(true)
}

for (const language of languagesOfRun)
  test.describe(`lazy sections, ${language}`, () => {
    test.use({ language })

    test('open an answer at the first press', async ({ page, t }) => {
      await expectToSleep(page, '/faqs', 'search', 'questions')
      await page.locator('#quiz h3 > button').click()
      await expect(page.getByText(t('faqs.questions.quiz.answer'))).toBeVisible()
      expect(await isAsleep(page, 'search')).toBe(true)
    })

    test('search for all words that are typed while they hydrate', async ({ page, t }) => {
      await expectToSleep(page, '/faqs', 'search', 'questions')
      await page.getByRole('searchbox').click()
      await page.keyboard.type(t('faqs.questions.school.question'))
      await expect(page.locator('main h3 > button[aria-expanded]')).toHaveCount(1)
      await expect(page.getByRole('searchbox')).toHaveValue(t('faqs.questions.school.question'))
    })

    test("open a closed answer when the browser's own search finds a word in it", async ({ page, t }) => {
      await expectToSleep(page, '/faqs', 'search', 'questions')
      const answer = page.locator('[data-until-found="quiz"]')
      await expect(answer).toHaveAttribute('hidden', 'until-found')
      // The browser dispatches the event, then shows the element.
      await answer.evaluate((element) => {
        element.dispatchEvent(new Event('beforematch', { bubbles: true }))
        element.removeAttribute('hidden')
      })
      await expect(page.locator('#quiz h3 > button')).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText(t('faqs.questions.quiz.answer'))).toBeVisible()
    })

    test('show the poster of the film, and open a tab at the first press', async ({ page, t }) => {
      await expectToSleep(page, '/about-us', 'tabs')
      await expect(page.getByRole('tablist', { name: t('about.tabs.label') })).toBeVisible()
      await expect(page.locator('video')).toHaveAttribute(
        'poster',
        `/static/videos/about/story-${language}.webp`,
      )
      await page.getByRole('tab', { name: t('about.tabs.vision') }).click()
      await expect(page.getByRole('tabpanel', { name: t('about.tabs.vision') })).toBeVisible()
      await expect(page).toHaveURL(/\?tab=2$/)
    })

    test('send a message that was typed while the form was not hydrated', async ({ page, t, api }) => {
      await expectToSleep(page, '/contact-us', 'form')
      const form = page.getByRole('form', { name: t('contact.form.title') })
      await form.getByLabel(t('contact.form.name')).click()
      await page.keyboard.type('Jonas Berg')
      await form.getByLabel(t('contact.form.email')).fill('jonas@example.org')
      await form.getByLabel(t('contact.form.phone'), { exact: true }).fill('20 12 34 56')
      await form.getByLabel(t('contact.form.subject')).fill('Books')
      await form.getByLabel(t('contact.form.message')).fill('We have forty books to give away.')
      await form.getByRole('button', { name: t('contact.form.submit') }).click()
      await expect(page.getByRole('dialog')).toContainText(t('contact.form.sent'))
      const [request] = await api.received('createContactMessage')
      expect(request?.body).toMatchObject({
        name: 'Jonas Berg',
        email: 'jonas@example.org',
        subject: 'Books',
      })
    })

    test('keep a draft from the form of another page', async ({ page, t }) => {
      await page.goto('/about-us')
      const subject = page
        .getByRole('form', { name: t('contact.form.title') })
        .getByLabel(t('contact.form.subject'))
      await page.getByRole('heading', { name: t('about.write.title') }).scrollIntoViewIfNeeded()
      await expect(page.locator('[data-waiting]').filter({ has: subject })).toHaveCount(0)
      await subject.fill('Books')
      await page.goto('/contact-us')
      await expect(subject).toHaveValue('Books')
    })
  })
