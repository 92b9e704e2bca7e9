import type { LanguageCode } from '@/lib/i18n/language'
import { localDigits } from '@/lib/i18n/numbers'

const VALUE_TEXT = 'aria-valuetext'

/**
 * Shows and names the times of the controls in the digits of the language: Plyr writes Latin ones alone.
 * @param signal ends it
 */
export function showLocalTimes(container: HTMLElement, language: LanguageCode, signal: AbortSignal) {
  const translate = (element: Element) => {
    const [shown, named] = [element.textContent, element.getAttribute(VALUE_TEXT)]
    // Each text is written once: a second write would call the observer again.
    if (named !== null && localDigits(named, language) !== named)
      element.setAttribute(VALUE_TEXT, localDigits(named, language))
    else if (named === null && localDigits(shown, language) !== shown)
      element.textContent = localDigits(shown, language)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) translate(target)
  })
  for (const part of container.querySelectorAll(
    `.plyr__time, .plyr__progress .plyr__tooltip, [${VALUE_TEXT}]`,
  )) {
    observer.observe(part, { childList: true, attributeFilter: [VALUE_TEXT] })
    translate(part)
  }
  signal.addEventListener('abort', () => observer.disconnect())
}
