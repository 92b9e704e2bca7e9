/**
 * Replaces the style elements that Ant Design's helpers write, such as the rule that keeps the page behind a
 * dialog from scrolling. The content security policy refuses such elements, but no style sheets of a script.
 * `build/site/kitStyles.ts` installs it.
 */
const sheets = new Map<string, CSSStyleSheet>()

export function updateCSS(css: string, key: string) {
  const known = sheets.get(key)
  const sheet = known ?? new CSSStyleSheet()
  sheet.replaceSync(css)
  if (known) return
  sheets.set(key, sheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function removeCSS(key: string) {
  const sheet = sheets.get(key)
  sheets.delete(key)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
}

export const injectCSS = updateCSS
