import { logger } from '@rsbuild/core'
import { JSDOM } from 'jsdom'
import english from '../../public/translations/en/translation.json' with { type: 'json' }
import persian from '../../public/translations/fa/translation.json' with { type: 'json' }
import type { DemoAccount } from '../../src/lib/config/demo.ts'
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

/** A rendered page that waits for its styles. */
type Draft = {
  page: SitePage
  language: LanguageCode
  /** The content of #root. */
  html: string
  /** @returns the whole document */
  write: (styles: string) => string
}

type Site = {
  /** The site's origin; '' if it is not configured. */
  origin: string
  productName: string
  /** Learners that the demo's pages name; empty outside the demo. */
  demoAccounts?: DemoAccount[]
  /** The origin of the API during the build; '' if there is none. */
  api: string
  /** The API host's style sheet for rich text; '' if the host has none. */
  textStyle: string
  /** The folder of the build. */
  folder: string
  template: string
  files: BuildFiles
}

/**
 * @param patience with the API host
 * @returns the documents of the pages, by file name
 */
export async function prerenderPages(pages: readonly SitePage[], site: Site, patience?: Patience) {
  const { startPrerendering, prerenderPage } = await loadPrerenderer()
  await startPrerendering({ en: english, fa: persian }, new JSDOM().window)
  const pickStyles = criticalStyles(site.folder, site.files.styles)
  const host = buildHost(site.api, patience)
  const drafts: Draft[] = []
  const failures: (string | undefined)[] = []
  for (const language of ['en', 'fa'] as const) {
    for (const page of pages) {
      const draft = await draftOf(page, language)
      if (draft) drafts.push(draft)
    }
  }
  if (failures.length > 0)
    logger.warn(
      `Documents that show no contents until the program has asked for them: ${failures.length}. The first cause: ${failures[0]}.`,
    )
  return documentsOf(drafts)

  /** All pages of one kind hold the same styles, so that the content security policy names few hashes. */
  function documentsOf(drafts: readonly Draft[]) {
    const documents: Record<string, string> = {}
    for (const kind of new Set(drafts.map(({ page }) => kindOf(page)))) {
      const alike = drafts.filter(({ page }) => kindOf(page) === kind)
      const styles = pickStyles(alike.map(({ html }) => html).join(''))
      for (const { page, language, write } of alike)
        for (const { language: code, file } of filesOf(page))
          if (code === language) documents[file] = write(styles)
    }
    return documents
  }

  function render({ path, isPersonal, isFrameOnly }: SitePage, language: LanguageCode, ask: Ask) {
    const address = path === NOT_FOUND ? '/404' : path
    const { demoAccounts } = site
    return prerenderPage({ path: address, language, isVisitor: !isPersonal, isFrameOnly, demoAccounts }, ask)
  }

  /**
   * Renders one page. A fault of the API can spoil its content, but never the build.
   * @returns undefined if there is no such page
   */
  async function draftOf(page: SitePage, language: LanguageCode) {
    const isAsking = site.api !== '' && canAsk(page)
    if (!isAsking) return draftWithoutAnswers(page, language)
    try {
      const rendered = await render(page, language, host(language))
      if (rendered.isMissing && page.isContent) {
        logger.warn(`${page.path} is not prerendered: the API host has no such content.`)
        return undefined
      }
      if (!rendered.isComplete) failures.push(rendered.failure ?? 'the API host did not answer as expected')
      return draftOfPage(page, rendered, language)
    } catch (error) {
      const { message, cause } = error as Error
      logger.warn(`${message} ${cause ?? ''} The document of ${page.path} holds no contents.`)
      const open = page.isContent ? openPageOf(page.path) : page
      return { ...(await draftWithoutAnswers(open, language)), page }
    }
  }

  async function draftWithoutAnswers(page: SitePage, language: LanguageCode) {
    return draftOfPage(page, await render(page, language, askNobody), language)
  }

  function draftOfPage(page: SitePage, rendered: PrerenderedPage, language: LanguageCode): Draft {
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
      // The demo's mock API begins with the program: before that nobody answers.
      requests:
        page.asksWhenNear || site.demoAccounts?.length
          ? []
          : isOpen || isPersonal
            ? requests.map(withOpenParameters)
            : requests,
      scripts: site.files.scripts(chunks),
      styles: site.files.styles,
    }
    // A document that shows parts of its own address cannot be hydrated, so the program replaces its content.
    const canHydrate = !isFrameOnly && html === rendered.html
    const write = (styles: string) =>
      documentOf(site.template, site, {
        language,
        head: { ...head, title: hasOpenTitle ? undefined : head.title },
        html,
        styles,
        textStyle: site.textStyle,
        page: data,
        state: canHydrate ? { isVisitor: !isPersonal, api } : undefined,
      })
    return { page, language, html, write }
  }
}

function kindOf({ path, isContent }: SitePage) {
  return isContent ? openPageOf(path).path : path
}

const askNobody: Ask = () => undefined

/**
 * Whether the build can send the page's requests. For pages of one user or of an open address no answer would
 * fit every visitor.
 */
function canAsk({ path, isPersonal, isFrameOnly }: SitePage) {
  return !isPersonal && !isFrameOnly && !path.includes(':') && path !== NOT_FOUND
}

/** Hides the names of open parameters, which mean nothing to a reader, and keeps their place. */
function withoutParameters(html: string) {
  return html.replace(/(?::|%3A)(?:slug|country)\b/g, '\u00a0')
}

/** A request with ':slug' as an open parameter, wherever it occurs. */
function withOpenParameters({ url, method, body }: FirstRequest): FirstRequest {
  return { url: url.replace(/%3A([a-z]+)/gi, ':$1'), method, ...(body && { body }) }
}
