import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { logger, type RsbuildPlugin } from '@rsbuild/core'
import english from '../../public/translations/en/translation.json' with { type: 'json' }
import persian from '../../public/translations/fa/translation.json' with { type: 'json' }
import type { Config } from '../../src/lib/read-config.ts'
import { headPages } from './headPages.ts'
import { siteTags } from './headTags.ts'
import { publicPages } from './publicPages.ts'
import { robotsTxt } from './robots.ts'
import { siteContent } from './siteContent.ts'
import { sitemapXml } from './sitemap.ts'

/** For search engines and shared links: pages with their own heads, robots.txt and, where the site's address is known, sitemap.xml. */
export function pluginSite({ siteUrl, apiHost, productName }: Config): RsbuildPlugin {
  return {
    name: 'site',
    setup(api) {
      api.modifyHTML((html) =>
        html.replace('</title>', () => `</title>\n    ${siteTags(productName, siteUrl)}`),
      )
      api.onAfterBuild(async () => {
        const dist = api.context.distPath
        const write = (file: string, content: string) => {
          mkdirSync(dirname(join(dist, file)), { recursive: true })
          writeFileSync(join(dist, file), content)
        }
        const html = readFileSync(join(dist, 'index.html'), 'utf8')
        const site = { origin: siteUrl, productName, texts: { en: english, fa: persian } }
        for (const [file, page] of Object.entries(headPages(html, site))) write(file, page)
        write('robots.txt', robotsTxt(siteUrl))
        if (siteUrl)
          write(
            'sitemap.xml',
            sitemapXml([...staticPaths, ...(await siteContent({ apiHost, siteUrl }))], siteUrl),
          )
        else logger.info('No sitemap.xml: it needs the address of the site, which PUBLIC_SITE_URL tells.')
      })
    },
  }
}

const staticPaths = publicPages.map(({ path }) => path)
