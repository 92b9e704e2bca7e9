import type { Page } from '@playwright/test'
import { type Account, expect, languages, sara, signIn } from './fixtures'
import { test } from './onePage'

type Translate = (key: string) => string

type OpenedDialog = {
  name: string
  path: string
  as?: Account
  width: number
  opener: (page: Page, t: Translate) => ReturnType<Page['locator']>
}

const dialogs: OpenedDialog[] = [
  ...[1280, 360].map((width) => ({
    name: `filters, ${width} px`,
    path: '/courses',
    width,
    opener: (page: Page, t: Translate) => page.getByRole('button', { name: t('courses.filter') }),
  })),
  {
    name: 'overview of a finished course',
    path: '/my-courses',
    as: sara,
    width: 1280,
    opener: (page, t) => page.getByRole('button', { name: t('myCourses.overview') }),
  },
  {
    name: 'lessons of a phone',
    path: '/learn/first-steps-in-scratch',
    as: sara,
    width: 360,
    opener: (page, t) =>
      page
        .locator('aside')
        .first()
        .getByRole('button', { name: t('learn.contents') }),
  },
  {
    name: 'question before a subscription ends',
    path: '/user/profile',
    as: sara,
    width: 1280,
    opener: (page) => page.locator('main tr button:not([aria-disabled=true])').first(),
  },
]

/** The page without a dialog scrolls and answers to the mouse. */
async function expectNoDialog(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.ant-modal-mask, .ant-drawer-mask').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
  await page.locator('header a').first().click({ trial: true })
}

/** By a link of the site, so that Back leads to a page of the site and not out of it. */
async function visit(page: Page, { path, as, width }: OpenedDialog) {
  await page.setViewportSize({ width, height: 800 })
  if (as) await signIn(page, as)
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(path)
}

for (const language of languages)
  test.describe(`a dialog, ${language}`, () => {
    test.use({ language })
    for (const opened of dialogs) {
      test(`${opened.name}: two presses open it once, and Escape closes it`, async ({ page, t }) => {
        await visit(page, opened)
        const opener = opened.opener(page, t)
        // The second time, the dialog's code has come: it opens before the second press.
        for (const _time of ['first', 'second']) {
          await opener.dblclick()
          await expect(page.getByRole('dialog')).toHaveCount(1)
          // The dialog takes the keyboard when its way in is over.
          await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1)
          await page.keyboard.press('Escape')
          await expectNoDialog(page)
          await expect(opener).toBeFocused()
        }
      })

      test(`${opened.name}: goes with its page when the visitor goes back`, async ({ page, t }) => {
        await visit(page, opened)
        await opened.opener(page, t).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL('/faqs')
        await expectNoDialog(page)
        await page.goForward()
        await expect(opened.opener(page, t)).toBeVisible()
        await expectNoDialog(page)
      })

      if (opened.as)
        test(`${opened.name}: goes when another tab signs out`, async ({ page, t, context }) => {
          await visit(page, opened)
          await opened.opener(page, t).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          const other = await context.newPage()
          await other.goto('/faqs')
          await other.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
          await other.getByRole('menuitem', { name: t('frame.account.logout') }).click()
          await expect(page).toHaveURL(/\/(signin|courses\/[^/]+)?$/)
          await expectNoDialog(page)
        })
    }
  })
