import type { Page } from '@playwright/test'
import { type Account, expect, isInTurn, languages, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'

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

/** Opens the page of the dialog after another page of the site, without loading a new document. */
async function visit(page: Page, { path, as, width }: OpenedDialog) {
  await page.setViewportSize({ width, height: 800 })
  if (as) await signIn(page, as)
  await page.goto('/faqs')
  await expect(pageHeading(page)).toBeVisible()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    // The router listens to the browser's own steps.
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).toHaveURL(path)
}

/** Presses the mouse where it is; `count` is the browser's count of successive presses. */
async function press(page: Page, count: number) {
  await page.mouse.down({ clickCount: count })
  await page.mouse.up({ clickCount: count })
}

for (const language of languages)
  test.describe(`a dialog, ${language}`, () => {
    test.use({ language })
    for (const opened of dialogs.filter(({ name }) => isInTurn(name, language))) {
      test(`${opened.name}: two presses open it once, and Escape closes it`, async ({ page, t }) => {
        await visit(page, opened)
        const opener = opened.opener(page, t)
        // The second time, the dialog's code is loaded, so the dialog opens before the second press.
        for (const _time of ['first', 'second']) {
          await opener.dblclick()
          await expect(page.getByRole('dialog')).toHaveCount(1)
          // The dialog takes the focus when its opening animation is over.
          await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1)
          await page.keyboard.press('Escape')
          await expectNoDialog(page)
          await expect(opener).toBeFocused()
        }
      })

      test(`${opened.name}: closes when the visitor goes back to the page before`, async ({ page, t }) => {
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
        test(`${opened.name}: closes when the user signs out in another tab`, async ({
          page,
          t,
          context,
        }) => {
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

      test(`${opened.name}: ignores the second press of a double press`, async ({ page, t }) => {
        await visit(page, opened)
        const opener = opened.opener(page, t)
        const { x, y, height } = (await opener.boundingBox()) ?? { x: 0, y: 0, height: 0 }
        // The window is so low that the dialog opens under the pointer.
        await page.setViewportSize({ width: opened.width, height: Math.max(480, Math.ceil(y + height) + 8) })
        // The page may draw the opener again for another size of the window.
        await expect(opener).toBeVisible()
        const address = page.url()
        await page.mouse.move(x + 30, y + height / 2)
        await press(page, 1)
        const dialog = page.getByRole('dialog')
        const focused = page.locator('[role=dialog] :focus, [role=dialog]:focus')
        await expect(focused).toHaveCount(1)
        const before = await dialog.innerHTML()
        await press(page, 2)
        await expect(dialog).toHaveCount(1)
        await expect(focused).toHaveCount(1)
        expect(page.url()).toBe(address)
        expect(await dialog.locator(':checked').count()).toBe(before.match(/ checked=""/g)?.length ?? 0)
        // The dialog still reacts to input.
        await page.keyboard.press('Escape')
        await expectNoDialog(page)
      })
    }

    for (const width of [1280, 360])
      test(`the filters close when Back leads to another view of the catalogue, ${width} px`, async ({
        page,
        t,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/courses')
        await page
          .getByRole('navigation', { name: t('courses.pages') })
          .getByRole('link')
          .last()
          .click()
        await expect(page).toHaveURL(/page=/)
        const filter = page.getByRole('button', { name: t('courses.filter') })
        await filter.click()
        await page.getByRole('dialog').getByRole('checkbox').first().check()
        await page.goBack()
        await expect(page).toHaveURL('/courses')
        await expectNoDialog(page)
        await filter.click()
        await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true })).toHaveCount(0)
      })
  })
