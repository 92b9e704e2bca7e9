import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { logger, type RsbuildPlugin } from '@rsbuild/core'
import type { DemoAccount } from '../../src/lib/config/demo.ts'
import type { Config } from '../../src/lib/config/readConfig.ts'
import { guardDocuments } from '../security/guardDocuments.ts'
import { documentHeaders, fileHeaders } from '../security/headers.ts'
import { headersFile, nginxHeaders } from '../security/hostFiles.ts'
import type { HostSettings } from '../security/hostSettings.ts'
import { licenceTexts } from '../supply/licenceTexts.ts'
import { sbomText } from '../supply/sbom.ts'
import { bootScript } from './bootScript.ts'
import { buildFiles } from './buildFiles.ts'
import { builtTextStyle } from './builtTextStyle.ts'
import { compressFiles } from './compressFiles.ts'
import { siteTags } from './headTags.ts'
import { pagesOfSite } from './pages.ts'
import { prerenderPages } from './prerender.ts'
import { publicPages } from './publicPages.ts'
import { robotsTxt } from './robots.ts'
import { writeServiceWorker } from './serviceWorker.ts'
import { siteContent } from './siteContent.ts'
import { sitemapXml } from './sitemap.ts'

/**
 * Builds the documents of the site: every public page in both languages, robots.txt and, if the site's
 * address is known, sitemap.xml.
 */
export function pluginSite(
  config: Config,
  host: HostSettings,
  { isBuild, isRelease, demoAccounts }: { isBuild: boolean; isRelease: boolean; demoAccounts: DemoAccount[] },
): RsbuildPlugin {
  const { siteUrl, apiHost, productName } = config
  return {
    name: 'site',
    async setup(api) {
      const boot = await bootScript()
      api.modifyHTML((html) =>
        html
          .replace('</title>', () => `</title>\n    ${siteTags(productName, siteUrl)}`)
          .replace('<!--boot-->', () => `<script>${boot}</script>`),
      )
      // In a built document the boot script requests the program after the first paint.
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
        const files = buildFiles(web)
        const prerendered = await prerenderPages(pagesOfSite(contents ?? []), {
          origin: siteUrl,
          productName,
          demoAccounts,
          api: contents ? origin : '',
          textStyle: contents ? await builtTextStyle(origin) : '',
          folder,
          template: readFileSync(join(folder, 'index.html'), 'utf8'),
          files,
        })
        const { documents, policy } = guardDocuments(prerendered, config, host)
        // The demo's folder holds the mock API and its pages, which write markup and styles of their own.
        const isDemo = demoAccounts.length > 0
        for (const [file, document] of Object.entries(isDemo ? prerendered : documents)) write(file, document)
        const headers = documentHeaders(config, host, policy)
        if (!isDemo) {
          write('_headers', headersFile(headers))
          await writeServiceWorker(folder, documents, files)
        }
        write('licences.txt', licenceTexts(process.cwd()))
        if (isRelease) {
          writeBeside(folder, 'sbom.cdx.json', sbomText(process.cwd()))
          writeBeside(folder, 'nginx/documents.conf', nginxHeaders(headers))
          writeBeside(folder, 'nginx/files.conf', nginxHeaders(fileHeaders(config)))
        }
        write('robots.txt', robotsTxt(siteUrl))
        if (siteUrl) write('sitemap.xml', sitemapXml([...staticPaths, ...(contents ?? [])], siteUrl))
        else logger.info('No sitemap.xml: it needs the address of the site, which PUBLIC_SITE_URL tells.')
        if (isRelease) await compressFiles(folder)
      })
    },
  }
}

/** Files for the host and not for visitors, in a folder of their own: `dist-host` for `dist`. */
function writeBeside(folder: string, file: string, content: string) {
  const target = join(`${folder}-host`, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

const staticPaths = publicPages.map(({ path }) => path)
