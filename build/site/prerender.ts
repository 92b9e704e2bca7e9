import { logger } from '@rsbuild/core'
import { JSDOM } from 'jsdom'
import english from '../../public/translations/en/translation.json' with { type: 'json' }
import persian from '../../public/translations/fa/translation.json' with { type: 'json' }
import type { LanguageCode } from '../../src/lib/i18n/language.ts'
import type { FirstRequest, PageData } from '../../src/lib/page/boot.ts'
import type { PrerenderedPage } from '../../src/prerender.tsx'
import type { BuildFiles } from './buildFiles.ts'
import { buildHost, type Patience } from './buildHost.ts'
import { criticalStyles } from './criticalStyles.ts'
import { documentOf } from './document.ts'
import { filesOf, knownRoutes, NOT_FOUND, openPageOf, type SitePage } from './pages.ts'
import { loadPrerenderer } from './prerenderer.ts'

type Ask = ReturnType<ReturnType<typeof buildHost>>

type Site = {
  /** The site's origin; '' when the configuration names none. */
  origin: string
  productName: string
  /** The origin at which the API answers during the build; '' without one. */
  api: string
  /** The API host's style sheet for rich text; '' when the host has none. */
  textStyle: string
  /** The folder of the build. */
  folder: string
  template: string
  files: BuildFiles
}

/** @returns the documents of the pages, by file name. @param patience with the API host. */
export async function prerenderPages(pages: readonly SitePage[], site: Site, patience?: Patience) {
  const { startPrerendering, prerenderPage } = await loadPrerenderer()
  await startPrerendering({ en: english, fa: persian }, new JSDOM().window)
  const pickStyles = criticalStyles(site.folder, site.files.styles)
  const host = buildHost(site.api, patience)
  const documents: Record<string, string> = {}
  const failures: (string | undefined)[] = []
  for (const language of ['en', 'fa'] as const) {
    for (const page of pages) {
      const document = await documentAt(page, language)
      if (document === undefined) continue
      for (const { language: code, file } of filesOf(page)) if (code === language) documents[file] = document
    }
  }
  if (failures.length > 0)
    logger.warn(
      `Documents that show no contents until the program has asked for them: ${failures.length}. The first cause: ${failures[0]}.`,
    )
  return documents

  function render({ path, isPersonal, isFrameOnly }: SitePage, language: LanguageCode, ask: Ask) {
    const address = path === NOT_FOUND ? '/404' : path
    return prerenderPage({ path: address, language, isVisitor: !isPersonal, isFrameOnly }, ask)
  }

  /** The API can spoil a document's contents, never the build. @returns undefined where there is no such page. */
  async function documentAt(page: SitePage, language: LanguageCode) {
    const isAsking = site.api !== '' && canAsk(page)
    if (!isAsking) return documentWithoutAnswers(page, language)
    try {
      const rendered = await render(page, language, host(language))
      if (rendered.isMissing && page.isContent) {
        logger.warn(`${page.path} is not prerendered: the API host has no such content.`)
        return undefined
      }
      if (!rendered.isComplete) failures.push(rendered.failure ?? 'the API host did not answer as expected')
      return await documentOfPage(page, rendered, language)
    } catch (error) {
      const { message, cause } = error as Error
      logger.warn(`${message} ${cause ?? ''} The document of ${page.path} holds no contents.`)
      return documentWithoutAnswers(page.isContent ? openPageOf(page.path) : page, language)
    }
  }

  async function documentWithoutAnswers(page: SitePage, language: LanguageCode) {
    return documentOfPage(page, await render(page, language, askNobody), language)
  }

  async function documentOfPage(page: SitePage, rendered: PrerenderedPage, language: LanguageCode) {
    const { head, chunks, api, isComplete, requests } = rendered
    const { isPersonal = false, isFrameOnly = false } = page
    const isOpen = page.path.includes(':')
    const html = isOpen ? withoutParameters(rendered.html) : rendered.html
    const hasOpenTitle = isOpen && head.title !== undefined && withoutParameters(head.title) !== head.title
    const data: PageData = {
      path: page.path,
      pattern: page.isContent ? openPageOf(page.path).path : undefined,
      isComplete: isComplete && !isPersonal && !isFrameOnly,
      isPersonal,
      query: [...(page.query ?? [])],
      routes: page.path === NOT_FOUND ? knownRoutes : undefined,
      requests: page.asksWhenNear ? [] : isOpen || isPersonal ? requests.map(withOpenParameters) : requests,
      scripts: site.files.scripts(chunks),
      styles: site.files.styles,
    }
    // A document that shows parts of its own address cannot be hydrated: the program replaces its content.
    const canHydrate = !isFrameOnly && html === rendered.html
    return documentOf(site.template, site, {
      language,
      head: { ...head, title: hasOpenTitle ? undefined : head.title },
      html,
      styles: await pickStyles(html, language),
      textStyle: site.textStyle,
      page: data,
      state: canHydrate ? { isVisitor: !isPersonal, api } : undefined,
    })
  }
}

const askNobody: Ask = () => undefined

/** The build asks no server for pages of one user or of an open address: no answer fits every visitor. */
function canAsk({ path, isPersonal, isFrameOnly }: SitePage) {
  return !isPersonal && !isFrameOnly && !path.includes(':') && path !== NOT_FOUND
}

/** The name of an open parameter says nothing to a reader; its place is kept. */
function withoutParameters(html: string) {
  return html.replace(/(?::|%3A)(?:slug|country)\b/g, '\u00a0')
}

/** ':slug' is a name to be filled in, wherever it stands. */
function withOpenParameters({ url, method, body }: FirstRequest): FirstRequest {
  return { url: url.replace(/%3A([a-z]+)/gi, ':$1'), method, ...(body && { body }) }
}
