import { expect, sara, test } from '../support/fixtures'
import { areCompleted, learnTexts, refusals, row, saveStatusLine, textId } from './learning'

for (const status of [422, 403, 404])
  test.describe(`a report that the server refuses with ${status}`, () => {
    test.beforeEach(async ({ page, api, expectComplaint }) => {
      expectComplaint(refusals)
      await learnTexts(page, sara)
      await api.fail({
        operationId: 'markComplete',
        kind: 'status',
        status,
        times: 2,
        body: { message: 'No.' },
      })
    })

    test('shows one message, does not count as completed, and is accepted on another try', async ({
      page,
      context,
      t,
    }) => {
      const next = page.getByRole('button', { name: t('learn.bar.next') })
      await next.click()
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.refused_one'))
      await row(page, textId(2)).click()
      await next.click()
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.refused_other', { number: 2 }))
      await expect(page.getByText(t('learn.completeFailed'))).toHaveCount(1)
      await expect(row(page, textId(1))).not.toContainText(t('learn.completed'))
      await saveStatusLine(page)
        .getByRole('button', { name: t('ui.retry') })
        .click()
      await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
      for (const number of [1, 2]) await expect(row(page, textId(number))).toContainText(t('learn.completed'))
    })

    test('is not sent again once the learner has put it aside', async ({ page, t, api }) => {
      await page.getByRole('button', { name: t('learn.bar.next') }).click()
      await saveStatusLine(page)
        .getByRole('button', { name: t('learn.saveStatus.dismiss') })
        .click()
      await expect(saveStatusLine(page)).toHaveText('')
      await page.reload()
      await expect(saveStatusLine(page)).toHaveText('')
      await page.waitForLoadState('networkidle')
      expect(await api.received('markComplete')).toHaveLength(1)
    })
  })
