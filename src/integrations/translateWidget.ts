/** Restores the original language of the page: resets the widget and deletes its cookie. */
export function resetTranslateWidget() {
  for (const list of document.querySelectorAll<HTMLSelectElement>('select.goog-te-combo')) {
    list.value = ''
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (!isRemembered()) return
  for (const domain of cookieDomains(location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API
    document.cookie = `googtrans=; path=/; max-age=0${domain && `; domain=${domain}`}`
  }
}

/** The widget sets its cookie for the host and for its parent domains. */
export function cookieDomains(hostname: string) {
  const labels = hostname.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  return ['', ...parents.filter((domain) => domain.includes('.') || domain === hostname)]
}

/** The browser may forbid cookies. */
function isRemembered() {
  try {
    return document.cookie.includes('googtrans=')
  } catch {
    return false
  }
}
