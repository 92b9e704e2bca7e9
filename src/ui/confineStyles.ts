/** The styles that a text may have. None takes it out of its place, moves it, or loads a file. */
const properties =
  /^(color|background-color|direction|tab-size|quotes|hyphens|orphans|widows|float|clear|vertical-align|aspect-ratio|object-fit|caption-side|table-layout|empty-cells|accent-color)$|^(font|text(?!-indent)|letter|word|line|white-space|overflow-wrap|writing|list-style|border|outline|padding|column|break)(-|$)|^(margin|gap|row-gap)(-|$)|^(min-|max-)?(width|height|inline-size|block-size)$|^box-shadow$/

/** Chosen for a light ground: in the dark theme a text has our colours. */
const colours = /color$|shadow$/

/** Values that load a file or depend on others; and escapes, which could hide them. */
const foreign = /(?:url|image|image-set|src|element|cross-fade|paint|attr|env|var)\s*\(|\\/i

/** The parser of style sheets: the browser's, or the build's. */
type Parser = Pick<typeof globalThis, 'CSSStyleSheet' | 'CSSStyleRule' | 'CSSMediaRule' | 'CSSSupportsRule'>

/**
 * A style sheet of somebody else that can style what stands inside of `scope`, and nothing else. Kept are plain style rules, also
 * those under @media and @supports, with the properties of a text; what loads a file (@import, @font-face, url()) is left out.
 */
export function confineStyles(css: string, scope: string, parser: Parser = globalThis): string {
  const sheet = new parser.CSSStyleSheet()
  // The browser does not load an import here; it says so on the console.
  sheet.replaceSync(css)
  const inText = `${scope}, ${scope} *`
  const places = {
    any: `:where(${inText})`,
    light: `:where(:root:not([data-theme="dark"]) :is(${inText}))`,
  }
  return confined(sheet.cssRules, places, parser)
}

/** The media in which rules apply, and those in which their colours do. */
type Places = { any: string; light: string }

function confined(rules: CSSRuleList, places: Places, parser: Parser): string {
  return [...rules].map((rule) => confinedRule(rule, places, parser)).join('')
}

function confinedRule(rule: CSSRule, places: Places, parser: Parser): string {
  const { CSSStyleRule, CSSMediaRule, CSSSupportsRule } = parser
  const inside = (rules: CSSRuleList) => confined(rules, places, parser)
  // Whatever the selector, its elements must also be in that place.
  if (rule instanceof CSSStyleRule) {
    const all = declarations(rule.style)
    const plain = all.filter(([name]) => !colours.test(name))
    const coloured = all.filter(([name]) => colours.test(name))
    return written(places.any, rule.selectorText, plain) + written(places.light, rule.selectorText, coloured)
  }
  if (rule instanceof CSSMediaRule) return `@media ${rule.media.mediaText}{${inside(rule.cssRules)}}`
  if (rule instanceof CSSSupportsRule) return `@supports ${rule.conditionText}{${inside(rule.cssRules)}}`
  return ''
}

type Declared = (readonly [name: string, value: string])[]

function written(place: string, selector: string, declared: Declared): string {
  if (declared.length === 0) return ''
  return `${place}:is(${selector}){${declared.map(([name, value]) => `${name}:${value};`).join('')}}`
}

function declarations(style: CSSStyleDeclaration): Declared {
  return [...style]
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([name, value]) => properties.test(name) && !foreign.test(value))
    .filter(([name, value]) => !isNegative(name, value) && !isHiding(name, value))
}

/** The plain ways to hide a text: no height, more width than its box has, letters too small to see. */
function isHiding(name: string, value: string) {
  if (/^((min|max)-)?(height|block-size)$/.test(name)) return !intrinsic.test(value)
  if (/^(min-)?(width|inline-size)$/.test(name))
    return !intrinsic.test(value) && !/^(100|\d?\d(\.\d+)?)%$/.test(value)
  if (name !== 'font-size') return false
  const { number, unit = '' } = /^(?<number>[\d.]+)(?<unit>[a-z%]*)$/.exec(value)?.groups ?? {}
  return Number(number) * (pixels[unit] ?? 16) < SMALLEST_LETTER
}

const intrinsic = /^(auto|none|(min|max|fit)-content)$/
/** Other units, counted as the width of a letter. */
const pixels: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, '%': 0.16 }
const SMALLEST_LETTER = 8

/** A negative margin lays a text over what stands before it. */
function isNegative(name: string, value: string) {
  return name.startsWith('margin') && /-\s*[\d.]|calc|min|max|clamp/i.test(value)
}
