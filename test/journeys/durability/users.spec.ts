import type { Page } from '@playwright/test'
import { everythingKept } from '../support/everythingKept'
import { type Account, expect, expectAccessible, languagesOfRun, omid, sara, test } from '../support/fixtures'
import {
  areCompleted,
  goOn,
  learnTexts,
  lessonAtServer,
  reports,
  saveStatusLine,
  senderOf,
  textId,
  textPath,
} from './learning'

type Texts = (key: string) => string

async function signInByForm(page: Page, t: Texts, { email, password }: Account) {
  await page.getByLabel(t('signin.email')).fill(email)
  await page.getByLabel(t('signin.password')).fill(password)
  await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
}

async function signOut(page: Page, t: Texts) {
  await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
  await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
  await expect(page).toHaveURL('/')
}

/** Signs out with unsent work, and answers the question whether to keep or delete it. */
async function chooseAtSignOut(page: Page, t: Texts, choice: 'keep' | 'delete') {
  await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
  await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
  await page.getByRole('button', { name: t(`frame.signOut.${choice}`), exact: true }).click()
  await expect(page).toHaveURL('/')
}

test('401 leads to sign-in, and the outbox is sent when the same learner signs in again', async ({
  page,
  context,
  t,
  api,
}) => {
  await learnTexts(page, sara)
  await api.fail({ operationId: 'markComplete', kind: 'status', status: 401, body: { message: 'Who?' } })
  await page.getByRole('button', { name: t('learn.bar.next') }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText(t('signin.sessionEnded'))).toBeVisible()
  expect(await lessonAtServer(context.request, textId(1))).not.toMatchObject({ status: 'completed' })
  await signInByForm(page, t, sara)
  await expect(page).toHaveURL(/\/learn\//)
  await expect.poll(() => areCompleted(context.request, [textId(1)])).toBe(true)
  await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
})

test("a learner's outbox after a 401 is not sent for another learner, and waits for her sign-in", async ({
  page,
  context,
  t,
  api,
}) => {
  await learnTexts(page, sara)
  await api.fail({ operationId: 'markComplete', kind: 'status', status: 401, body: { message: 'Who?' } })
  await page.getByRole('button', { name: t('learn.bar.next') }).click()
  await expect(page).toHaveURL('/signin')
  await signInByForm(page, t, omid)
  await expect(page.getByText(t('learn.notEnrolled.title')).first()).toBeVisible()
  await expectNothingSentBy(page, 'u-002')
  await signOut(page, t)
  await page.goto('/signin')
  await signInByForm(page, t, sara)
  await expect(page).toHaveURL('/')
  await page.goto(textPath(3))
  await expect.poll(() => areCompleted(context.request, [textId(1)])).toBe(true)
  await expectNothingSentBy(page, 'u-002')
})

test("a learner's outbox after sign-out is not sent for another learner, and waits for her sign-in", async ({
  page,
  context,
  t,
  api,
}) => {
  await learnTexts(page, sara)
  await api.fail({ path: '/api/enrollment/*', method: 'POST', kind: 'drop-request', times: 99 })
  await goOn(page, t, 2)
  await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.onDeviceOffline'))
  await chooseAtSignOut(page, t, 'keep')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('frame.account.signin') })
    .click()
  await signInByForm(page, t, omid)
  await expect(page).toHaveURL('/')
  // The fault lasts until now, because her own last report, sent at sign-out, may be in flight until then.
  await api.mend()
  await expectNothingSentBy(page, 'u-002')
  expect(await areCompleted(context.request, [textId(1)])).toBe(false)
  await signOut(page, t)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('frame.account.signin') })
    .click()
  await signInByForm(page, t, sara)
  await expect(page).toHaveURL('/')
  await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
  await expectNothingSentBy(page, 'u-002')
})

for (const language of languagesOfRun)
  test.describe(`a shared device without a connection, ${language}`, () => {
    test.use({ language })

    test('unsent work deleted at sign-out is in no storage, and is not sent later', async ({
      page,
      context,
      t,
      api,
    }) => {
      await learnTexts(page, sara)
      const other = await context.newPage()
      await other.goto(textPath(5))
      await expect(saveStatusLine(other)).toBeVisible()
      await api.fail({ path: '/api/enrollment/*', method: 'POST', kind: 'drop-request', times: 99 })
      await goOn(page, t, 2)
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.onDeviceOffline'))
      expect(await everythingKept(page)).toContain(textId(1))

      // The learner can cancel: Escape closes the dialog, whose focus is on the choice that loses nothing.
      await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
      await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
      const question = page.getByRole('dialog', { name: t('frame.signOut.title') })
      await expect(question.getByRole('button', { name: t('frame.signOut.keep') })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(page).toHaveURL(textPath(3))

      await chooseAtSignOut(page, t, 'delete')
      await expect(other).toHaveURL(/\/(?:signin|courses\/[^/]+)?$/)
      const traces = ['u-001', textId(1), textId(2), 'progress-mirror']
      await expect
        .poll(async () => {
          const kept = await everythingKept(page)
          return traces.filter((trace) => kept.includes(trace))
        })
        .toEqual([])

      await api.mend()
      await page.goto('/signin')
      await signInByForm(page, t, sara)
      await expect(page).toHaveURL('/')
      await page.goto(textPath(3))
      await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved')
      expect(await areCompleted(context.request, [textId(1)])).toBe(false)
    })
  })

/** Waits until no request is in flight. */
async function expectNothingSentBy(page: Page, userId: string) {
  await page.waitForLoadState('networkidle')
  expect((await reports(page.request)).map(senderOf)).not.toContain(userId)
}

test("an event just before the sign-out reaches the server with the learner's token", async ({
  page,
  context,
  t,
}) => {
  await learnTexts(page, sara)
  await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
  // The menu gives the focus to its first entry a frame after it opens.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
  await page.getByRole('menuitem', { name: t('frame.account.logout') }).focus()
  await page.evaluate((next) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main nav button')]
    buttons.find(({ textContent }) => textContent?.includes(next))?.click()
    ;(document.activeElement as HTMLElement).click()
  }, t('learn.bar.next'))
  await expect(page).toHaveURL('/')
  await expect.poll(() => areCompleted(context.request, [textId(1)])).toBe(true)
  expect(new Set((await reports(context.request)).map(senderOf))).toEqual(new Set(['u-001']))
})
