import { logger } from '@rsbuild/core'
import { JSDOM } from 'jsdom'
import english from '../../public/translations/en/translation.json' with { type: 'json' }
import persian from '../../public/translations/fa/translation.json' with { type: 'json' }
import type { FirstRequest, PageData } from '../../src/lib/boot.ts'
import type { LanguageCode } from '../../src/lib/language.ts'
import type { BuildFiles } from './buildFiles.ts'
import { criticalStyles } from './criticalStyles.ts'
import { documentOf } from './document.ts'
import { filesOf, knownRoutes, NOT_FOUND, type SitePage } from './pages.ts'
import { loadPrerenderer } from './prerenderer.ts'

// The prerenderer puts its own in place of the global one while it renders.
const network = globalThis.fetch

type Site = {
  /** Of the site; '' when nobody told. */
  origin: string
  productName: string
  /** Where the API answers while the site is built; '' where it does not. */
  api: string
  /** Of the API host, for rich text; '' where there is none. */
  textStyle: string
  /** Of the build. */
  folder: string
  template: string
  files: BuildFiles
}

/** @returns the documents of the pages, by file name. */
export async function prerenderPages(pages: readonly SitePage[], site: Site) {
  const { startPrerendering, prerenderPage } = await loadPrerenderer()
  await startPrerendering({ en: english, fa: persian }, new JSDOM().window)
  const pickStyles = criticalStyles(site.folder, site.files.styles)
  const documents: Record<string, string> = {}
  for (const language of ['en', 'fa'] as const) {
    const ask = askerOf(site.api, language)
    for (const page of pages) {
      const isOpen = page.path.includes(':') || page.path === NOT_FOUND
      const path = page.path === NOT_FOUND ? '/404' : page.path
      const rendered = await prerenderPage(
        { path, language, isVisitor: !page.isPersonal, isFrameOnly: page.isFrameOnly },
        isOpen ? () => undefined : ask,
      )
      if (rendered.isMissing) {
        logger.warn(`${page.path} is not prerendered: the API host has no such content.`)
        continue
      }
      const { head, chunks, api, isComplete } = rendered
      const { isPersonal = false, isFrameOnly = false } = page
      const html = withoutParameters(rendered.html)
      const data: PageData = {
        path: page.path,
        isComplete: isComplete && !isPersonal && !isFrameOnly,
        isPersonal,
        query: [...(page.query ?? [])],
        routes: page.path === NOT_FOUND ? knownRoutes : undefined,
        requests: page.asksWhenNear ? [] : rendered.requests.map((request) => withOpenParameters(request)),
        scripts: site.files.scripts(chunks),
        styles: site.files.styles,
      }
      // A document that shows what stands in the address cannot be hydrated at another one: the program draws the page anew.
      const canHydrate = !isFrameOnly && html === rendered.html
      const document = documentOf(site.template, site, {
        language,
        head: {
          ...head,
          title: head.title && withoutParameters(head.title) === head.title ? head.title : undefined,
        },
        html,
        styles: await pickStyles(html, language),
        textStyle: site.textStyle,
        page: data,
        state: canHydrate ? { isVisitor: !isPersonal, api } : undefined,
      })
      for (const { language: code, file } of filesOf(page)) if (code === language) documents[file] = document
    }
  }
  return documents
}

/** The name of an open parameter says nothing to a reader; its place is kept. */
function withoutParameters(html: string) {
  return html.replace(/(?::|%3A)(?:slug|country)\b/g, '\u00a0')
}

/** ':slug' is a name to be filled in, wherever it stands. */
function withOpenParameters({ url, method, body }: FirstRequest): FirstRequest {
  return { url: url.replace(/%3A([a-z]+)/gi, ':$1'), method, ...(body && { body }) }
}

/** Each question is asked once, however many pages have it. */
function askerOf(api: string, language: LanguageCode) {
  const answers = new Map<string, Promise<Response>>()
  return ({ url, method, body }: FirstRequest) => {
    if (!api) return undefined
    const key = `${method} ${url} ${body ?? ''}`
    const answer =
      answers.get(key) ??
      network(new URL(url, api), {
        method,
        body,
        headers: { Accept: 'application/json', 'Accept-Language': language },
        signal: AbortSignal.timeout(20_000),
      })
    answers.set(key, answer)
    return answer.then((response) => response.clone())
  }
}
