import type { Page } from '@playwright/test'
import type { Scenario } from '../../mocks/scenarios/scenario.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { browserScenes } from './browserScenes.ts'

/** A state of a page: a scenario, or a state that only a browser can bring about from one. */
export type Scene = Pick<
  Scenario,
  'name' | 'path' | 'as' | 'faults' | 'steps' | 'shows' | 'complains' | 'widths'
> & {
  /** The scenario whose link opens the page. */
  from: string
  prepare?: (page: Page) => Promise<unknown>
}

/** Every screen in every state that looks different: for pictures, accessibility, layout and keyboard. */
export const scenes: Scene[] = [...scenarios.map((one) => ({ ...one, from: one.name })), ...browserScenes]

/** @throws when there is no such scene. */
export function sceneOf(name: string): Scene {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`There is no scene called ${name}.`)
  return scene
}

/** Resolves when the steps of the scenario are done. @throws with the step that could not be done */
export async function scenarioReached(page: Page) {
  // Between two documents the page has no element at all.
  const state = () => document.querySelector('html')?.dataset.scenario
  await page.waitForFunction(state, undefined, { timeout: 60_000 })
  const reached = await page.evaluate(state)
  if (reached !== 'reached') throw new Error(`${page.url()} is ${reached}`)
}
