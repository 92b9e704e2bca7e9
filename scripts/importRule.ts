/** The import rule as data for checkImports.ts, each part with its reason. */

/** The layers of src/ and what each may use. `import type` from src/api/types is allowed everywhere. */
export const layers: Record<string, { mayUse: string[]; because: string }> = {
  app: {
    mayUse: ['screens', 'blocks', 'forms', 'ui', 'state', 'integrations', 'api', 'domain', 'lib'],
    because: 'composition is the only layer that sees everything',
  },
  screens: {
    mayUse: ['blocks', 'forms', 'ui', 'state', 'integrations', 'api', 'domain', 'lib'],
    because: 'a screen is composed by the app and knows nothing of how',
  },
  blocks: {
    mayUse: ['forms', 'ui', 'state', 'integrations', 'api', 'domain', 'lib'],
    because: 'a block serves several screens, so it cannot know one',
  },
  forms: { mayUse: ['ui', 'domain', 'lib'], because: 'forms take data and callbacks, and fetch nothing' },
  ui: { mayUse: ['domain', 'lib'], because: 'ui takes data and callbacks, and fetches nothing' },
  state: {
    mayUse: ['integrations', 'api', 'domain', 'lib'],
    because: 'state lives without any view, so that it can be tested and reused without one',
  },
  integrations: {
    mayUse: ['domain', 'lib'],
    because: 'the world that is not our API never comes near a token or a call of ours',
  },
  api: { mayUse: ['domain', 'lib'], because: 'the api stands below the state that is built on it' },
  domain: { mayUse: ['lib'], because: 'arithmetic of the field needs neither network nor store nor view' },
  worker: { mayUse: [], because: 'the service worker is a program of its own, which outlives a release' },
  boot: { mayUse: ['lib'], because: 'the boot script runs in the document, before there is a program' },
  lib: { mayUse: [], because: 'everybody stands on lib, so lib stands on nobody' },
}

export type Import = {
  /** Path from the root of the project. */
  from: string
  /** Path from the root of the project, or the name of a package. */
  to: string
  kind: 'static' | 'dynamic' | 'type'
}

export type Rule = { name: string; because: string; forbids: (found: Import) => boolean }

const isIn = (folder: string, path: string) => path.startsWith(`${folder}/`)
const isPackage = (name: string, path: string) => path === name || isIn(name, path)
const screenOf = (path: string) => /^src\/screens\/([^/]+)\//.exec(path)?.[1]

export const rules: Rule[] = [
  {
    name: 'screens-stand-alone',
    because: 'a screen can be changed or removed only when no other screen leans on it',
    forbids: ({ from, to }) => {
      const [one, other] = [screenOf(from), screenOf(to)]
      return one !== undefined && other !== undefined && one !== other
    },
  },
  {
    name: 'tags-before-hooks',
    because: 'an endpoint is used through its enhanced file, so none is used whose tags are not declared',
    forbids: ({ from, to }) => to === 'src/api/endpoints.gen.ts' && !isIn('src/api', from),
  },
  {
    name: 'pure-domain',
    because: 'arithmetic of the field is tested without React and without a store',
    forbids: ({ from, to }) =>
      isIn('src/domain', from) &&
      ['react', 'react-dom', 'react-redux', 'react-router', '@reduxjs/toolkit', 'antd'].some((name) =>
        isPackage(name, to),
      ),
  },
  {
    name: 'no-mocks-in-the-product',
    because: 'not a byte of the mock API belongs into a production build; the demo loads it dynamically',
    forbids: ({ from, to, kind }) =>
      isIn('src', from) && isIn('mocks', to) && !(from === 'src/start.tsx' && kind === 'dynamic'),
  },
  {
    name: 'mocks-know-the-contract-only',
    because: 'a server that shared code with its client would prove nothing about it',
    forbids: ({ from, to }) =>
      isIn('mocks', from) &&
      isIn('src', to) &&
      ![
        'src/api/types.ts',
        'src/api/operations.gen.ts',
        'src/api/schemas.gen.ts',
        'src/lib/config/constants.ts',
      ].includes(to),
  },
  {
    name: 'judge-stands-alone',
    because:
      'a judge of the mock API and of its client that shared code with one of them would repeat its errors',
    forbids: ({ from, to }) =>
      isIn('mocks/judge', from) && (isIn('src', to) || (isIn('mocks', to) && !isIn('mocks/judge', to))),
  },
  {
    name: 'no-tests-in-the-product',
    because: 'what is shipped or served never needs the workshop',
    forbids: ({ from, to }) =>
      (isIn('src', from) || isIn('mocks', from)) &&
      ['test', 'build', 'scripts', 'tools'].some((folder) => isIn(folder, to)),
  },
]
