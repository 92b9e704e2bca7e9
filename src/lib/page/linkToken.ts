import { paths } from '../paths'

/** The token of a link in our e-mails. It is only in memory, until the user leaves or reloads the page. */
export type LinkToken = { readonly value: string }

const linkPages = [paths.verify, paths.passwordReset] as const
type LinkPage = (typeof linkPages)[number]

const held = new Map<LinkPage, LinkToken>()

/**
 * Removes the token from the URL before the page sends a request, so that no history, bookmark, log or
 * referrer contains it.
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

/** @returns the token of the link to this page; the same object for the same arrival. */
export const linkTokenOf = (page: LinkPage) => held.get(page)

/** Drops a token that has been used. */
export const forgetLinkToken = (page: LinkPage) => void held.delete(page)
