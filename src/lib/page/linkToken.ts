import { paths } from '../paths'

/** The token that a link in one of our e-mails brought along. It is in memory alone, until the page is left or reloaded. */
export type LinkToken = { readonly value: string }

const linkPages = [paths.verify, paths.passwordReset] as const
type LinkPage = (typeof linkPages)[number]

const held = new Map<LinkPage, LinkToken>()

/**
 * For the very start of a page, before it asks for anything: takes the token out of the address, so that no history, bookmark, log or
 * referrer has it.
 */
export function hideLinkToken() {
  held.clear()
  const { pathname, search, hash } = window.location
  const page = linkPages.find((path) => path === pathname.toLowerCase().replace(/\/+$/, ''))
  const query = new URLSearchParams(search)
  const value = query.get('token')?.trim()
  if (!page || value === undefined) return
  query.delete('token')
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`,
  )
  if (value !== '') held.set(page, { value })
}

/** @returns the token that the link to this page brought along; the same object as long as it is the same arrival. */
export const linkTokenOf = (page: LinkPage) => held.get(page)

/** It has done what it was for. */
export const forgetLinkToken = (page: LinkPage) => void held.delete(page)
