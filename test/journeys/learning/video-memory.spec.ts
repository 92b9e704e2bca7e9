import type { Page } from '@playwright/test'
import { expect, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import {
  choose,
  film,
  height,
  isPaused,
  lessonPath,
  play,
  seconds,
  seekTo,
  stream,
} from '../support/watching'

const MEGABYTE = 1_000_000

// Each test takes a minute on an idle machine.
test.describe.configure({ timeout: 240_000 })

/** The memory of the page after the browser has collected all garbage. */
async function held(page: Page) {
  const browser = await page.context().newCDPSession(page)
  // Twice, because objects that the first collection frees may have referred to others.
  await browser.send('HeapProfiler.collectGarbage')
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await browser.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters')
  const count = async (kind: string) => {
    const { result } = await browser.send('Runtime.evaluate', { expression: `${kind}.prototype` })
    const { objects } = await browser.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    })
    const answer = await browser.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    })
    return Number(answer.result.value)
  }
  const videos = await count('HTMLVideoElement')
  const sources = (await count('MediaSource')) + (await count('SourceBuffer'))
  const tracks = await count('HTMLTrackElement')
  await browser.detach()
  return { heap, nodes, listeners, videos, sources, tracks }
}

test('a video player that was opened and closed 50 times leaves nothing in memory', async ({ page }) => {
  await signIn(page, sara)
  await page.goto(lessonPath('09'))
  await expect(pageHeading(page)).toBeVisible()
  await page.locator(`a[href="${film}"]`).first().click()
  const openAndClose = async (times: number) => {
    for (let round = 0; round < times; round++) {
      await seconds(page).toBe(12)
      await page.goBack()
      await expect(page.locator('video')).toHaveCount(0)
      await page.goForward()
    }
    await seconds(page).toBe(12)
    await page.goBack()
    await expect(page.locator('video')).toHaveCount(0)
    // The player frees its elements a moment after it is closed.
    await expect.poll(async () => (await held(page)).videos).toBe(0)
    const now = await held(page)
    await page.goForward()
    return now
  }
  // The first rounds also compile code: 0.7 MB between the 5th and the 20th, 0.3 MB in the next 50.
  const before = await openAndClose(20)
  const after = await openAndClose(50)
  expect(after).toMatchObject({ videos: 0, sources: 0, tracks: 0 })
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
  expect(after.heap - before.heap).toBeLessThan(MEGABYTE)
})

test('a video player does not grow in memory over many seeks and changes of quality', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(stream)
  await height(page).toBe(720)
  await choose(page, t('learn.video.settings'), t('learn.video.loop'), t('learn.video.on'))
  await choose(page, t('learn.video.settings'), t('learn.video.speed'), '2×')
  await page.getByRole('button', { name: t('learn.video.captionsOn') }).click()
  await play(page, t('learn.video.play'))
  const seekAndSwitch = async (times: number) => {
    for (let round = 0; round < times; round++) {
      for (const second of [5, 30, 15, 36]) {
        await seekTo(page, second)
        await seconds(page).toBeGreaterThan(second)
      }
      const quality = round % 2 === 0 ? t('learn.video.low') : t('learn.video.high')
      await choose(page, t('learn.video.settings'), t('learn.video.quality'), quality)
      await height(page).toBe(round % 2 === 0 ? 360 : 1080)
    }
    await isPaused(page).toBe(false)
    return held(page)
  }
  const before = await seekAndSwitch(2)
  const after = await seekAndSwitch(10)
  expect(after).toMatchObject({ videos: before.videos, sources: before.sources, tracks: before.tracks })
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 30)
  expect(after.heap - before.heap).toBeLessThan(MEGABYTE)
})
