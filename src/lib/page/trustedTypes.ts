let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined
let parserPolicy: Pick<TrustedTypePolicy, 'createHTML'> | undefined
let dataPolicy: Pick<TrustedTypePolicy, 'createScript'> | undefined
let cleanHtml: ((html: string) => string) | undefined

/**
 * The only way to the address of a script. The browser's Trusted Types refuse any other text there.
 * @returns the address itself in browsers without Trusted Types
 * @throws TypeError if neither our own origin nor a configured service has the script
 */
export function scriptUrl(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('raha-scripts', { createScriptURL: checkedScriptUrl })
  // The DOM's types know text alone.
  return (policy?.createScriptURL(url) ?? url) as string
}

/**
 * The content of a script element that holds data.
 * @returns the text itself in browsers without Trusted Types
 * @throws SyntaxError if the text is more than JSON, which can do nothing even if a browser ran it
 */
export function dataScript(json: string): string {
  JSON.parse(json)
  dataPolicy ??= window.trustedTypes?.createPolicy('raha-data', { createScript: (text: string) => text })
  // The DOM's types know text alone.
  return (dataPolicy?.createScript(json) ?? json) as string
}

/** @returns a document apart from the page, in which no script runs and nothing is loaded */
export function parsedSvg(text: string): XMLDocument {
  parserPolicy ??= window.trustedTypes?.createPolicy('raha-parser', {
    createHTML: (markup: string) => markup,
  })
  // The DOM's types know text alone.
  const markup = (parserPolicy?.createHTML(text) ?? text) as string
  return new DOMParser().parseFromString(markup, 'image/svg+xml')
}

/**
 * Judges texts that libraries write into the page themselves: pdf.js starts a worker, Plyr writes markup,
 * the card payment provider and the translation load their parts. Call it once, before any of them.
 */
export function guardLibraries() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: checkedScriptUrl,
    createHTML: (html) => {
      if (!cleanHtml) throw new TypeError('No library may write markup here.')
      return cleanHtml(html)
    },
  })
}

/** From now on libraries may write markup, after this function has cleaned it. */
export function allowMarkup(clean: (html: string) => string) {
  cleanHtml = clean
}

function checkedScriptUrl(url: string) {
  const { origin, protocol } = new URL(url, window.location.href)
  const isAllowed =
    origin === window.location.origin || SCRIPT_SOURCES.some((source) => matches(source, origin))
  if (isAllowed && /^https?:$/.test(protocol)) return url
  throw new TypeError(`No configured service has the script ${url}.`)
}

/** @param source an origin, whose host may begin with '*.' */
function matches(source: string, origin: string) {
  const [start = '', end] = source.split('*')
  return end === undefined ? origin === source : origin.startsWith(start) && origin.endsWith(end)
}
