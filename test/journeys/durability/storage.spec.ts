import type { BrowserContext, Page } from '@playwright/test'
import { emptyRecord } from '../../../src/domain/learning/lessonRecord'
import { expect, sara, test } from '../support/fixtures'
import {
  areCompleted,
  closeTab,
  goOn,
  learnTexts,
  open,
  row,
  saveStatusLine,
  textId,
  textPath,
} from './learning'

const offlineFault = { path: '/api/enrollment/*', method: 'POST', kind: 'drop-request', times: 99 } as const

/** Storages that keep nothing, by the way they refuse. */
const forbidden = {
  'opening it is refused': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError')
    }
  },
  'there is none': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
}

for (const [name, forbid] of Object.entries(forbidden))
  test(`storage forbidden (${name}): she learns on, and is told what is not saved yet`, async ({
    page,
    context,
    t,
    api,
    expectComplaint,
  }) => {
    expectComplaint(/This device cannot keep what is learned/)
    await page.addInitScript(forbid)
    await learnTexts(page, sara)
    await api.fail(offlineFault)
    await goOn(page, t, 2)
    await expect(row(page, textId(1))).toContainText(t('learn.completed'))
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.unsavedForbidden'))
    await api.mend()
    await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
  })

test('storage full: she learns on, and is told what is not saved yet; with room again it is kept', async ({
  page,
  context,
  t,
  api,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/This device cannot keep what is learned/)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 })
  await learnTexts(page, sara)
  await api.fail(offlineFault)
  await goOn(page, t, 2)
  await expect(row(page, textId(1))).toContainText(t('learn.completed'))
  await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.unsavedFull'))
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' })
  await goOn(page, t)
  await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.onDeviceOffline'))
  await page.reload()
  for (const number of [1, 2, 3]) await expect(row(page, textId(number))).toContainText(t('learn.completed'))
  await api.mend()
  await expect.poll(() => areCompleted(context.request, [1, 2, 3].map(textId))).toBe(true)
})

test('a tab that could keep nothing is closed: an open one takes over what it left in the mirror', async ({
  page,
  context,
  t,
  api,
  expectComplaint,
}) => {
  expectComplaint(/This device cannot keep what is learned/)
  await learnTexts(page, sara, 5)
  const poor = await context.newPage()
  await poor.addInitScript(forbidden['opening it is refused'])
  // So that the other tab cannot simply be told.
  await poor.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
  })
  await open(poor, textPath(1))
  await api.fail(offlineFault)
  await goOn(poor, t, 2)
  expect(await journals(poor)).toHaveLength(0)
  await closeTab(poor)
  for (const number of [1, 2]) await expect(row(page, textId(number))).toContainText(t('learn.completed'))
  await expect.poll(() => journals(page)).toHaveLength(0)
  await page.reload()
  await expect(row(page, textId(1))).toContainText(t('learn.completed'))
  await api.mend()
  await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
})

const journals = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('progress-mirror:')))

const record = {
  ...emptyRecord({ userId: 'u-001', courseId: 'large-1x9', lessonId: textId(1) }),
  status: 'completed',
}

const leftovers = {
  'no JSON': '{"a":',
  'of another shape': '{"records":[]}',
  'a list of nothing': '[null,1,"x",{},[]]',
  'a moment without a clock': JSON.stringify([{ ...record, position: { second: 3 } }]),
  'a draft of nothing': JSON.stringify([{ ...record, draft: { 0: null, x: {} } }]),
  'a status that nobody knows': JSON.stringify([{ ...record, status: 'done', saved: { status: 7 } }]),
  'a quiz without answers': JSON.stringify([
    { ...record, quiz: true, completion: 5, refused: 'no', page: [] },
  ]),
}

for (const [name, text] of Object.entries(leftovers))
  test(`a mirror that an older version or a hand has left (${name}) harms nothing`, async ({
    page,
    context,
    t,
  }) => {
    await leaveJournal(context, text)
    await learnTexts(page, sara)
    await goOn(page, t, 2)
    await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
    await page.reload()
    await expect(row(page, textId(1))).toContainText(t('learn.completed'))
    await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
  })

async function leaveJournal(context: BrowserContext, text: string) {
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  await page.evaluate((left) => localStorage.setItem('progress-mirror:gone', left), text)
  await page.close()
}
