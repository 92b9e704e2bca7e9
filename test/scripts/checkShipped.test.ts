import { expect, it } from 'vitest'
import { unnamedPackages } from '../../scripts/checkShipped.ts'
import { project } from './project'

const notices = '-----\n@kit/part 1.0.0, view 2.0.0\nLicence: MIT\n'
const map = (...sources: string[]) => JSON.stringify({ sources })

it('a build passes if the notices name every package with a module in it', () => {
  const sources = [
    'webpack://site/./node_modules/@kit/part/es/a.js',
    './node_modules/a/node_modules/view/b.js',
  ]
  const folder = project({ 'static/a.js.map': map(...sources, 'webpack://site/./src/main.tsx') })
  expect(unnamedPackages(folder, notices)).toEqual([])
})

it.each(['tool', '@kit/other', 'art'])(
  'a module of %s in the build is a problem if the notices do not name the package',
  (name) => {
    const folder = project({ 'a.js.map': map(`webpack://site/./node_modules/${name}/index.js`) })
    expect(unnamedPackages(folder, notices)).toEqual([expect.stringContaining(`modules of ${name},`)])
  },
)

it('a folder without source maps is a problem', () => {
  expect(unnamedPackages(project({ 'index.html': '' }), notices)).toEqual([
    expect.stringContaining('npm run build'),
  ])
})
