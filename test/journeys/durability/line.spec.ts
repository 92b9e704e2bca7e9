import { expect, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { watchWords } from '../support/shownWords'
import {
  areCompleted,
  goOn,
  learnTexts,
  lessonAtServer,
  open,
  QUIZ,
  quizPath,
  reports,
  row,
  saveStatusLine,
  textId,
} from './learning'

for (const language of languagesOfRun)
  test.describe(`a lost connection, ${language}`, () => {
    test.use({ language })

    test('three lessons completed offline stay on the device, and reach the server when it is back online', async ({
      page,
      context,
      t,
    }) => {
      await learnTexts(page, sara)
      await context.setOffline(true)
      await goOn(page, t, 3)
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.onDeviceOffline'))
      for (const number of [1, 2, 3])
        await expect(row(page, textId(number))).toContainText(t('learn.completed'))
      expect(await areCompleted(context.request, [textId(1)])).toBe(false)
      await context.setOffline(false)
      await expect.poll(() => areCompleted(context.request, [1, 2, 3].map(textId))).toBe(true)
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
    })
  })

test.describe('reports to a failing server', () => {
  test("503 with 'Retry-After': wait that time, even if the connection drops and returns", async ({
    page,
    context,
    t,
    api,
    expectComplaint,
  }) => {
    expectComplaint(/^503 /)
    await learnTexts(page, sara)
    await api.fail({
      operationId: 'markComplete',
      kind: 'status',
      status: 503,
      headers: { 'Retry-After': '3' },
    })
    const said = await watchWords(page, '[data-save-status] p')
    await goOn(page, t)
    await expect.poll(said).toContain(t('learn.saveStatus.onDeviceServer'))
    await context.setOffline(true)
    await context.setOffline(false)
    await expect.poll(() => areCompleted(context.request, [textId(1)])).toBe(true)
    const [refused, taken] = (await api.received('markComplete')).map(({ at }) => Date.parse(at))
    expect((taken ?? 0) - (refused ?? 0)).toBeGreaterThanOrEqual(3000)
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
  })

  test('500: are repeated with backoff', async ({ page, context, t, api, expectComplaint }) => {
    expectComplaint(/^500 /)
    await learnTexts(page, sara)
    await api.fail({ operationId: 'markComplete', kind: 'status', status: 500, times: 2 })
    const said = await watchWords(page, '[data-save-status] p')
    await goOn(page, t)
    await expect.poll(said).toContain(t('learn.saveStatus.onDeviceServer'))
    await expect.poll(() => areCompleted(context.request, [textId(1)])).toBe(true)
    const [first = 0, second = 0, third = 0] = (await api.received('markComplete')).map(({ at }) =>
      Date.parse(at),
    )
    // The delay is half to all of one second, then of two.
    expect(second - first).toBeGreaterThanOrEqual(500)
    expect(third - second).toBeGreaterThanOrEqual(1000)
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
  })

  test('a lost answer: are not sent again, because the server is asked what it has stored', async ({
    page,
    context,
    t,
    api,
  }) => {
    await signIn(page, sara)
    await open(page, quizPath)
    // The server knows that the quiz is open. The test loses the later reports: those of the answers.
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
    await expect(page.locator('fieldset').first()).toBeVisible()
    await api.fail({ operationId: 'updateProgress', kind: 'drop-answer' })
    for (const question of await page.locator('fieldset').all())
      await question.getByRole('radio').first().check()
    await page.getByRole('button', { name: t('learn.quiz.submit') }).click()
    const score = page.locator('article [data-level]')
    await expect(score).toBeVisible()
    const shown = await score.textContent()
    const answers = async () =>
      (await api.received('updateProgress')).filter(({ body }) =>
        JSON.stringify(body).includes('quizAnswers'),
      )
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
    const [lost, ...more] = await answers()
    expect(more).toEqual([])
    expect(await lessonAtServer(context.request, QUIZ)).toMatchObject({
      status: 'completed',
      ...(lost?.body as object),
    })
    await page.reload()
    await expect(score).toHaveText(shown ?? '')
  })

  test('a hanging request: delay no other lesson, and are sent again after the time-out', async ({
    page,
    context,
    t,
    api,
  }) => {
    await learnTexts(page, sara)
    await api.fail({ operationId: 'markComplete', kind: 'hold' })
    await goOn(page, t, 3)
    await expect.poll(() => areCompleted(context.request, [2, 3].map(textId))).toBe(true)
    expect(await areCompleted(context.request, [textId(1)])).toBe(false)
    await expect.poll(() => areCompleted(context.request, [textId(1)]), { timeout: 40_000 }).toBe(true)
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
    const before = await lessonAtServer(context.request, textId(1))
    await api.release()
    await goOn(page, t)
    await expect.poll(() => areCompleted(context.request, [textId(4)])).toBe(true)
    expect(await lessonAtServer(context.request, textId(1))).toEqual(before)
  })

  test('a duplicated request: leave each lesson completed', async ({ page, context, t, api }) => {
    await learnTexts(page, sara)
    await api.fail({ operationId: 'markComplete', kind: 'duplicate', times: 2 })
    await goOn(page, t, 2)
    await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
    expect(
      (await reports(context.request)).filter(({ operationId }) => operationId === 'markComplete'),
    ).toHaveLength(4)
  })
})
