import { fileURLToPath } from 'node:url'

/** The build puts the program that renders the documents here; no visitor sees it. */
export const PRERENDERER = fileURLToPath(new URL('../../.cache/prerenderer', import.meta.url))

/** @returns the prerenderer of this build. */
export async function loadPrerenderer(): Promise<typeof import('../../src/prerender.tsx')> {
  // Another address for each build: Node would remember the module of the one before.
  return import(`${PRERENDERER}/prerender.mjs?${Date.now()}`)
}
