import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type Head, headTags, headTitle } from '@/domain/head'
import { siteOrigin } from '@/domain/siteAddress'
import { safeUrl } from '@/domain/url'
import { config } from '@/lib/config'
import { languages } from '@/lib/language'

type Claim = { said: string }

/** Every PageHead on the page, the frame's first. */
const claims: Claim[] = []

/**
 * What the document's head says of this page. Of several, the one that was mounted last counts; what it leaves out stays as those
 * before it said it. There is one of each tag, whoever says it.
 */
export function PageHead({ image, ...head }: Head) {
  const { pathname } = useLocation()
  const { i18n } = useTranslation()
  // As text: compared by what it says, and without what is not said.
  const said = JSON.stringify({ path: pathname, ...head, image: safeUrl(image), language: i18n.language })
  const [claim] = useState<Claim>({ said })
  useLayoutEffect(() => {
    claims.push(claim)
    return () => {
      claims.splice(claims.indexOf(claim), 1)
      showHead()
    }
  }, [claim])
  useLayoutEffect(() => {
    claim.said = said
    showHead()
  }, [claim, said])
  return null
}

function showHead() {
  if (claims.length === 0) return
  const head = Object.assign({}, ...claims.map(({ said }) => JSON.parse(said)))
  const { productName } = config
  const tags = headTags(head, { ...head, productName, languages, origin: siteOrigin() })
  document.title = headTitle(head, productName)
  // The page came with some of its own.
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { name, attributes, text = '' } of tags) {
    const tag = document.createElement(name)
    for (const [key, value] of Object.entries({ ...attributes, 'data-head': '' }))
      tag.setAttribute(key, value)
    tag.append(text)
    document.head.append(tag)
  }
}
