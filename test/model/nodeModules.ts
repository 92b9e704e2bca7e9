import { registerHooks } from 'node:module'

const src = new URL('../../src/', import.meta.url)

/** Makes Node load the project's modules directly: paths without endings, and paths that begin with `@/`. */
export function loadProjectModules() {
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('@/')) return next(new URL(`${name.slice(2)}.ts`, src).href, context)
      const isOwn = /^\.\.?\//.test(name) && !context.parentURL?.includes('/node_modules/')
      return next(isOwn && !/\.(ts|js|mjs|json)$/.test(name) ? `${name}.ts` : name, context)
    },
  })
}
