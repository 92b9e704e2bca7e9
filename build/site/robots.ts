import { languages } from '../../src/lib/i18n/language.ts'
import { privatePaths } from './publicPages.ts'

/** @param origin of the site; '' if it is not configured, and there is no sitemap to name */
export function robotsTxt(origin: string) {
  const doorways = ['', ...languages.map(({ code }) => `/${code}`)]
  const refused = doorways.flatMap((doorway) => privatePaths.map((path) => doorway + path))
  return [
    '# What belongs to one person alone stays out; everything else is welcome.',
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
