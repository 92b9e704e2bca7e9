import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownRoutes } from '../../../build/site/pages'
import { webManifest } from '../../../build/site/webManifest'
import { languages } from '../../../src/lib/i18n/language'

describe.each(languages)('the web app manifest, $code', ({ code, dir }) => {
  const manifest = webManifest('Lernhaus', code)

  it('has the name of the product, its language and direction', () => {
    expect(manifest).toMatchObject({ name: 'Lernhaus', lang: code, dir, display: 'standalone' })
    expect(manifest.description.length).toBeGreaterThan(20)
  })

  it('has start page and shortcuts at pages of the site', () => {
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
      expect(knownRoutes).toContain(url)
  })

  it('has existing icons, one of them maskable, and screenshots of both widths', () => {
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
      'any any',
    ])
    expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(
      new Set(['wide', 'narrow']),
    )
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect(existsSync(`public${src}`), src).toBe(true)
  })
})
