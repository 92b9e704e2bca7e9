/** Removes what the machine-translation widget remembers, so that a page in a picked language is shown as written. */
export function resetTranslateWidget() {
  if (document.cookie.includes('googtrans=')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the widget knows no other way
    document.cookie = 'googtrans=; path=/; max-age=0'
  }
}
