/** The page as it was written: the widget goes back to its start and forgets what it keeps in its cookie. */
export function resetTranslateWidget() {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select.goog-te-combo')) {
    list.value = ''
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (!isRemembered()) return
  for (const domain of cookieDomains(location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visitors have
    document.cookie = `googtrans=; path=/; max-age=0${domain && `; domain=${domain}`}`
  }
}

/** The widget sets its cookie for the host and for the domains above it. */
export function cookieDomains(hostname: string) {
  const labels = hostname.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  return ['', ...parents.filter((domain) => domain.includes('.') || domain === hostname)]
}

/** Cookies may be forbidden. */
function isRemembered() {
  try {
    return document.cookie.includes('googtrans=')
  } catch {
    return false
  }
}
