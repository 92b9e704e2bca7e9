import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { logger, type RsbuildPlugin } from '@rsbuild/core'
import type { Config } from '../../src/lib/config/readConfig.ts'
import { bootScript } from './bootScript.ts'
import { buildFiles } from './buildFiles.ts'
import { builtTextStyle } from './builtTextStyle.ts'
import { siteTags } from './headTags.ts'
import { pagesOfSite } from './pages.ts'
import { prerenderPages } from './prerender.ts'
import { publicPages } from './publicPages.ts'
import { robotsTxt } from './robots.ts'
import { siteContent } from './siteContent.ts'
import { sitemapXml } from './sitemap.ts'

/** The documents of the site: every public page in both languages, robots.txt and, where the site's address is known, sitemap.xml. */
export function pluginSite({ siteUrl, apiHost, productName }: Config, isBuild: boolean): RsbuildPlugin {
  return {
    name: 'site',
    async setup(api) {
      const boot = await bootScript()
      api.modifyHTML((html) =>
        html
          .replace('</title>', () => `</title>\n    ${siteTags(productName, siteUrl)}`)
          .replace('<!--boot-->', () => `<script>${boot}</script>`),
      )
      // The boot script asks for the program of a built document, after the first paint.
      api.modifyHTMLTags(({ headTags, bodyTags }) => {
        const isProgram = ({ tag, attrs }: { tag: string; attrs?: Record<string, unknown> }) =>
          (tag === 'script' && attrs?.src) || (tag === 'link' && attrs?.rel === 'stylesheet')
        const kept = (tags: typeof headTags) => (isBuild ? tags.filter((tag) => !isProgram(tag)) : tags)
        return { headTags: kept(headTags), bodyTags: kept(bodyTags) }
      })
      api.onAfterBuild(async ({ stats, environments }) => {
        const folder = environments.web?.distPath
        const all = stats?.toJson({ all: false, entrypoints: true, chunkGroups: true, assets: false })
        const web = all?.children?.find(({ name }) => name === 'web') ?? all
        if (!folder || !web) throw new Error('The build of the site told nothing of its files.')
        const write = (file: string, content: string) => {
          mkdirSync(dirname(join(folder, file)), { recursive: true })
          writeFileSync(join(folder, file), content)
        }
        const origin = process.env.PRERENDER_API || apiHost || siteUrl
        const contents = await siteContent(origin)
        const documents = await prerenderPages(pagesOfSite(contents ?? []), {
          origin: siteUrl,
          productName,
          api: contents ? origin : '',
          textStyle: contents ? await builtTextStyle(origin) : '',
          folder,
          template: readFileSync(join(folder, 'index.html'), 'utf8'),
          files: buildFiles(web),
        })
        for (const [file, document] of Object.entries(documents)) write(file, document)
        write('robots.txt', robotsTxt(siteUrl))
        if (siteUrl) write('sitemap.xml', sitemapXml([...staticPaths, ...(contents ?? [])], siteUrl))
        else logger.info('No sitemap.xml: it needs the address of the site, which PUBLIC_SITE_URL tells.')
      })
    },
  }
}

const staticPaths = publicPages.map(({ path }) => path)
