import { fileURLToPath } from 'node:url'

/** The folder of the program that renders the documents. It is not part of the site. */
export const PRERENDERER = fileURLToPath(new URL('../../.cache/prerenderer', import.meta.url))

/** @returns the prerenderer of this build */
export async function loadPrerenderer(): Promise<typeof import('../../src/prerender.tsx')> {
  // The address differs for each build, because Node would return the earlier module for the same one.
  return import(`${PRERENDERER}/prerender.mjs?${Date.now()}`)
}
