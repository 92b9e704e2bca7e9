import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { allHasCome } from '../support/traffic'
import { expectHydrated } from './program'

/** Opens a page and expects that fonts, styles, program and answers shift no layout. */
export async function expectStill(page: Page, path: string) {
  await watchLayout(page)
  await page.goto(path)
  await expectHydrated(page)
  await allHasCome(page)
  await page.evaluate(() => document.fonts.ready)
  const { total, sources } = await layoutShifts(page)
  expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
}
