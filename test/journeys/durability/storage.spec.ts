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

/** Ways in which a browser refuses IndexedDB. */
const forbidden = {
  'IndexedDB refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError')
    }
  },
  'no IndexedDB': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
}

for (const [name, forbid] of Object.entries(forbidden))
  test(`a learner without storage (${name}) can go on, and reads that her work is not saved yet`, async ({
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

test('a learner whose storage is full reads that her work is not saved, until there is space again', async ({
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

test('an open tab takes over the unload journal of a closed tab that could store nothing', async ({
  page,
  context,
  t,
  api,
  expectComplaint,
}) => {
  expectComplaint(/This device cannot keep what is learned/)
  await learnTexts(page, sara, 5)
  const poor = await context.newPage()
  await poor.addInitScript(forbidden['IndexedDB refuses to open'])
  // Without tab messages, the other tab depends on the journal.
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
  'a list without records': '[null,1,"x",{},[]]',
  'a position without a timestamp': JSON.stringify([{ ...record, position: { second: 3 } }]),
  'a draft of other types': JSON.stringify([{ ...record, draft: { 0: null, x: {} } }]),
  'an unknown status': JSON.stringify([{ ...record, status: 'done', saved: { status: 7 } }]),
  'a quiz without answers': JSON.stringify([
    { ...record, quiz: true, completion: 5, refused: 'no', page: [] },
  ]),
}

for (const [name, text] of Object.entries(leftovers))
  test(`a malformed unload journal (${name}) does not keep lessons from being saved`, async ({
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
