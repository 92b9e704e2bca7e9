import { use, useId, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type Head, headTitle, headValue } from '@/domain/site/head'
import { config } from '@/lib/config/config'
import { dataScript } from '@/lib/page/trustedTypes'
import { PageHeads } from './pageHeads'

/** The values of each mounted PageHead as JSON; the frame's come first. */
const mountedHeads = new Map<string, string>()

/**
 * The metadata of the page in the document's head. If a page renders several, the last one counts; a tag that
 * it omits keeps the earlier value. Each tag exists once.
 */
export function PageHead(head: Head) {
  const { pathname: path } = useLocation()
  const { language } = useTranslation().i18n
  const id = useId()
  use(PageHeads)?.push({ path, ...head })
  // As JSON the values are compared by content, and undefined ones disappear.
  const serialized = JSON.stringify({ path, language, ...head })
  useLayoutEffect(() => {
    mountedHeads.set(id, serialized)
    showHead()
    return () => {
      mountedHeads.delete(id)
      showHead()
    }
  }, [id, serialized])
  return null
}

/** Fills copies of the blank tags (build/site/headTags.ts) and removes the previous ones. */
function showHead() {
  const head = Object.assign({}, ...[...mountedHeads.values()].map((serialized) => JSON.parse(serialized)))
  document.title = headTitle(head, config.productName)
  for (const old of document.querySelectorAll('[data-head]')) old.remove()
  const blanks = document.querySelector<HTMLTemplateElement>(`#head-${head.language}`)
  for (const blank of blanks?.content.children ?? []) {
    const [property = '', key = ''] = (blank as HTMLElement).dataset.head!.split(' ')
    // `domain/site/siteAddress` would add its imports to the first chunk of every page.
    const value = headValue(head, key, config.siteUrl || location.origin)
    // Structured data is in a script element.
    const content = property === 'text' && value ? dataScript(value) : value
    if (content) document.head.append(Object.assign(blank.cloneNode(), { [property]: content }))
  }
}
