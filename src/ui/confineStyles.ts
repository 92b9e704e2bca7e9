/** The CSS properties that a text may set. None of them moves the text or loads a file. */
const properties =
  /^(color|background-color|direction|tab-size|quotes|hyphens|orphans|widows|float|clear|vertical-align|aspect-ratio|object-fit|caption-side|table-layout|empty-cells|accent-color)$|^(font|text(?!-indent)|letter|word|line|white-space|overflow-wrap|writing|list-style|border|outline|padding|column|break)(-|$)|^(margin|gap|row-gap)(-|$)|^(min-|max-)?(width|height|inline-size|block-size)$|^box-shadow$/

/** These values assume a light background, so in the dark theme a text has our colours. */
const colours = /color$|shadow$/

/** Values that load a file or depend on other values, and escapes, which could hide such values. */
const foreign = /(?:url|image|image-set|src|element|cross-fade|paint|attr|env|var)\s*\(|\\/i

/** The CSS parser of the browser or of the build. */
type Parser = Pick<typeof globalThis, 'CSSStyleSheet' | 'CSSStyleRule' | 'CSSMediaRule' | 'CSSSupportsRule'>

/**
 * Confines an external style sheet to the elements in `scope`. It keeps style rules, also in @media and
 * @supports, with the properties of a text. It drops all that loads a file (@import, @font-face, url()).
 */
export function confineStyles(css: string, scope: string, parser: Parser = globalThis): string {
  const sheet = new parser.CSSStyleSheet()
  // A constructed style sheet ignores imports; the browser only warns on the console.
  sheet.replaceSync(css)
  const inText = `${scope}, ${scope} *`
  const places = {
    any: `:where(${inText})`,
    light: `:where(:root:not([data-theme="dark"]) :is(${inText}))`,
  }
  return confined(sheet.cssRules, places, parser)
}

/** The scope of rules, and that of their colours. */
type Places = { any: string; light: string }

function confined(rules: CSSRuleList, places: Places, parser: Parser): string {
  return [...rules].map((rule) => confinedRule(rule, places, parser)).join('')
}

function confinedRule(rule: CSSRule, places: Places, parser: Parser): string {
  const { CSSStyleRule, CSSMediaRule, CSSSupportsRule } = parser
  const inside = (rules: CSSRuleList) => confined(rules, places, parser)
  // Whatever the rule's selector, the element must also be in the scope.
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

/** Simple ways to hide a text: no height, more width than its box, or a tiny font. */
function isHiding(name: string, value: string) {
  if (/^((min|max)-)?(height|block-size)$/.test(name)) return !intrinsic.test(value)
  if (/^(min-)?(width|inline-size)$/.test(name))
    return !intrinsic.test(value) && !/^(100|\d?\d(\.\d+)?)%$/.test(value)
  if (name !== 'font-size') return false
  const { number, unit = '' } = /^(?<number>[\d.]+)(?<unit>[a-z%]*)$/.exec(value)?.groups ?? {}
  return Number(number) * (pixels[unit] ?? 16) < SMALLEST_LETTER
}

const intrinsic = /^(auto|none|(min|max|fit)-content)$/
/** The size of a font unit in pixels; other units count as 16. */
const pixels: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, '%': 0.16 }
const SMALLEST_LETTER = 8

/** A negative margin could move a text over other content. */
function isNegative(name: string, value: string) {
  return name.startsWith('margin') && /-\s*[\d.]|calc|min|max|clamp/i.test(value)
}
