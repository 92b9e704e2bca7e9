import { readFileSync } from 'node:fs'
import type { RsbuildPlugin } from '@rsbuild/core'
import { directionOf, type LanguageCode, languages } from '../../src/lib/i18n/language.ts'
import { paths } from '../../src/lib/paths.ts'
import { light } from '../../src/ui/theme/tokens.ts'

const ICONS = '/static/images/app'

/** @returns the file name of the web app manifest in a language, at the root of the site */
export function manifestOf(language: LanguageCode) {
  return `manifest.${language}.webmanifest`
}

/** @returns the web app manifest: what a device needs to install the site like an app */
export function webManifest(productName: string, language: LanguageCode) {
  const { titles, descriptions, frame } = textsIn(language)
  const picture = (name: string, sizes: string, form_factor: string, label: string) => ({
    src: `${ICONS}/${name}-${language}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor,
    label,
  })
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${ICONS}/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: descriptions.home,
    lang: language,
    dir: directionOf(language),
    // A learner goes on where she was, with or without a connection.
    start_url: paths.myCourses,
    scope: '/',
    display: 'standalone',
    background_color: light.page,
    theme_color: light.band,
    categories: ['education', 'kids'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: titles.myCourses, url: paths.myCourses },
      { name: frame.menu.courses.label, url: paths.courses },
      { name: titles.donation, url: paths.donation },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: `${ICONS}/icon-192.png`, sizes: '192x192' }] })),
    screenshots: [
      picture('courses', '1280x800', 'wide', titles.courses),
      picture('courses-phone', '720x1440', 'narrow', titles.courses),
      picture('lesson-phone', '720x1440', 'narrow', titles.learn),
    ],
  }
}

/** Emits the manifest in each language, in the build and in the development server. */
export function pluginWebManifest(productName: string): RsbuildPlugin {
  return {
    name: 'web-manifest',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const { code } of languages) {
          const text = JSON.stringify(webManifest(productName, code))
          compilation.emitAsset(manifestOf(code), new sources.RawSource(text))
        }
      })
    },
  }
}

type Texts = typeof import('../../public/translations/en/translation.json')

function textsIn(language: LanguageCode): Texts {
  const file = new URL(`../../public/translations/${language}/translation.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
