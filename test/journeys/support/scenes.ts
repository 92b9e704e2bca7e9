import type { Page } from '@playwright/test'
import { scenarioLink } from '../../../mocks/scenarios/page/scenarioPage'
import { type Scene, scenarioReached } from '../../scenes/scenes'
import { expect, type Language } from './fixtures'
import { allHasCome } from './traffic'

export { type Scene, sceneOf, scenes } from '../../scenes/scenes'

type World = {
  page: Page
  language: Language
  t: (key: string, values?: Record<string, string | number>) => string
  expectComplaint: (pattern: RegExp) => void
}

/** @returns the widths at which the scene is checked; the page has the first of them. */
export async function openScene(
  scene: Scene,
  { page, language, t, expectComplaint }: World,
): Promise<readonly number[]> {
  const { from, faults, complains, shows, prepare, widths = [1280, 360] } = scene
  if (complains) expectComplaint(complains)
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 })
  await page.goto(scenarioLink(from, language))
  await scenarioReached(page)
  if (shows) await expect(page.getByText(t(shows)).filter({ visible: true }).first()).toBeVisible()
  // A request that is held never ends.
  if (!faults?.some(({ kind }) => kind === 'hold')) await allHasCome(page)
  // A failure may lead to another page, whose screen is still loading.
  await expect(page.locator('h1')).not.toHaveCount(0)
  await prepare?.(page)
  return widths
}
