import { use, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type Head, headTitle, headValue } from '@/domain/site/head'
import { config } from '@/lib/config/config'
import { PageHeads } from './pageHeads'

/** The values of each PageHead on the page, as text; the frame's first. */
const claims = new Map<string, string>()

/**
 * The tags of this page in the document's head. If a page renders several, the last one counts; a tag that it
 * omits keeps the earlier value. Each tag exists once.
 */
export function PageHead(head: Head) {
  const { pathname: path } = useLocation()
  const { language } = useTranslation().i18n
  const id = useId()
  use(PageHeads)?.push({ path, ...head })
  // As text: compared by what it says, and without what is not said.
  const said = JSON.stringify({ path, language, ...head })
  useLayoutEffect(() => {
    claims.set(id, said)
    showHead()
    return () => {
      claims.delete(id)
      showHead()
    }
  }, [id, said])
  return null
}

/** Fills the blank tags of the page (build/site/headTags.ts); what it came with, or said before, makes room for them. */
function showHead() {
  const head = Object.assign({}, ...[...claims.values()].map((said) => JSON.parse(said)))
  document.title = headTitle(head, config.productName)
  for (const old of document.querySelectorAll('[data-head]')) old.remove()
  const blanks = document.querySelector<HTMLTemplateElement>(`#head-${head.language}`)
  for (const blank of blanks?.content.children ?? []) {
    const [property = '', key = ''] = (blank as HTMLElement).dataset.head!.split(' ')
    // Not by domain/site/siteAddress: this is on every page, and that brings more along.
    const value = headValue(head, key, config.siteUrl || location.origin)
    if (value) document.head.append(Object.assign(blank.cloneNode(), { [property]: value }))
  }
}
