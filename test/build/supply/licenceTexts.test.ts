import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { licenceTexts } from '../../../build/supply/licenceTexts'
import { project } from '../../scripts/project'

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more })

/** A project that depends on these packages. */
function withPackages(packages: Record<string, Record<string, string>>) {
  const names = Object.keys(packages)
  const places = ['@rspack/core', ...names].map((name) => [`node_modules/${name}`, { version: '1.0.0' }])
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']))
  const files = Object.entries(packages).flatMap(([name, own]) =>
    Object.entries(own).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  )
  return project({
    'package-lock.json': JSON.stringify({
      packages: { '': { dependencies }, ...Object.fromEntries(places) },
    }),
    'node_modules/@rspack/core/package.json': manifest('@rspack/core'),
    'node_modules/@rspack/core/LICENSE': 'Of the bundler.',
    ...Object.fromEntries(files),
  })
}

it('a licence text that several packages share is printed once, below all of their names', () => {
  const root = withPackages({
    one: { 'package.json': manifest('one'), LICENSE: 'The same\n  text.\n' },
    two: { 'package.json': manifest('two'), 'license.md': 'The same text.' },
  })
  expect(licenceTexts(root)).toContain('one 1.0.0, two 1.0.0\nLicence: MIT\n\nThe same\n  text.')
})

it('every licence text and notice of a package is included', () => {
  const root = withPackages({
    one: {
      'package.json': manifest('one'),
      LICENSE: 'The licence.',
      NOTICE: 'The notice.',
      'README.md': 'Read.',
    },
  })
  expect(licenceTexts(root)).toContain('The licence.\n\nThe notice.\n')
  expect(licenceTexts(root)).not.toContain('Read.')
})

it('a package without a licence text gets the standard text with the name of its author', () => {
  const root = withPackages({
    one: { 'package.json': manifest('one', { author: 'Mina <mina@example.org>' }) },
  })
  expect(licenceTexts(root)).toMatch(/Copyright \(c\) Mina\n\nPermission is hereby granted/)
})

it('a package without a licence text whose licence has no standard text stops the build', () => {
  const root = withPackages({ one: { 'package.json': manifest('one', { license: 'Artistic-2.0' }) } })
  expect(() => licenceTexts(root)).toThrow('Artistic-2.0')
})

it('the notices of this project include code, fonts and the loader of the bundler, but no tools', () => {
  const text = licenceTexts(fileURLToPath(new URL('../../..', import.meta.url)))
  for (const name of [
    'react 1',
    'antd 6',
    '@fontsource-variable/vazirmatn 5',
    '@rspack/core 2',
    'pdfjs-dist 6',
  ])
    expect(text).toContain(name)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).not.toContain('vitest')
})
