import { describe, expect, test } from 'vitest'
import { confineStyles } from '@/ui/confineStyles'

const confine = (css: string) => confineStyles(css, '.text')
const place = ':where(.text, .text *)'
/** A host page's colours apply only in the light theme. */
const inLight = ':where(:root:not([data-theme="dark"]) :is(.text, .text *))'

/** The tag names of the elements that the confined rules match in this page. */
function look(css: string, html: string) {
  document.body.innerHTML = html
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(confine(css))
  const matched = [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? [...document.querySelectorAll(rule.selectorText)] : [],
  )
  document.body.innerHTML = ''
  return matched.map(({ tagName }) => tagName)
}

describe("the host's style sheet, confined to its texts", () => {
  test('keeps the look of a text', () => {
    expect(confine('.text h2 { color: teal; margin: 1em 0 } .text { line-height: 1.75 }')).toBe(
      `${place}:is(.text h2){margin-top:1em;margin-right:0px;margin-bottom:1em;margin-left:0px;}${inLight}:is(.text h2){color:teal;}${place}:is(.text){line-height:1.75;}`,
    )
  })

  test.each([
    ['in a comment', '/* no @import here */ .text p { color: teal }'],
    ['of an address with a semicolon', '@import url("more.css?a;b"); .text p { color: teal }'],
    ['in a string', '.text q { quotes: "@import " "x" } .text p { color: teal }'],
  ])('keeps the rules after an @import %s', (_where, css) => {
    expect(confine(css)).toContain(`${inLight}:is(.text p){color:teal;}`)
  })

  test('applies its colours only in the light theme', () => {
    const page = '<div class="text"><p></p></div>'
    document.documentElement.dataset.theme = 'dark'
    expect(look('.text p { color: #333; border-color: #ccc; text-shadow: 0 0 1px white }', page)).toEqual([])
    document.documentElement.dataset.theme = 'light'
    expect(look('.text p { color: #333 }', page)).toEqual(['P'])
    delete document.documentElement.dataset.theme
  })

  test('keeps its media queries', () => {
    expect(confine('@media (min-width: 40em) { .text p { color: teal } }')).toBe(
      `@media (min-width: 40em){${inLight}:is(.text p){color:teal;}}`,
    )
  })

  test.each([
    'body { color: red }',
    'p { color: red }',
    '* { color: red }',
    ':root { color: red }',
    'html:has(.text) header { color: red }',
    '.text ~ p { color: red }',
    '.text + p { color: red }',
    'header, .other p { color: red }',
  ])('%s affects nothing outside the texts', (css) => {
    const page = '<header></header><div class="text"></div><p></p><div class="other"><p></p></div>'
    expect(look(css, page).filter((tag) => tag !== 'DIV')).toEqual([])
  })

  test.each([
    'position: fixed; inset: 0; z-index: 9999',
    'position: absolute',
    'transform: translate(-500px)',
    'translate: -500px',
    'margin-top: -500px',
    'margin: 0 calc(0px - 500px)',
    'display: none',
    'content: "Sign in again"',
    'background: url(https://tracker.example/p.gif)',
    'background-image: url(//tracker.example/p.gif)',
    'list-style-image: url(https://tracker.example/p.gif)',
    'border-image: url(https://tracker.example/p.gif) 1',
    'cursor: url(https://tracker.example/p.gif), auto',
    'animation: spin 1s infinite',
    'transition: all 1s',
    'pointer-events: none',
    'appearance: button',
    '--space-5: 500px',
    'behavior: url(x.htc)',
    'filter: url(https://tracker.example/f.svg#x)',
    'mask: url(https://tracker.example/f.svg#x)',
    'list-style-image: u\\72l(https://tracker.example/p.gif)',
    'color: v\\61r(--x, u\\72l(https://tracker.example/p.gif))',
  ])('.text p { %s } is removed', (declaration) => {
    const rest = confine(`.text p { ${declaration} }`)
    expect(rest).not.toMatch(/tracker|500px|url|position|content|animation|transition|none|button|9999/)
  })

  test.each([
    'opacity: 0',
    'height: 0',
    'max-block-size: 1px',
    'width: 5000px',
    'min-inline-size: 300%',
    'font-size: 0',
    'font-size: 0.01em',
    'font-size: 3%',
    'text-indent: 3000px',
  ])('%s is removed, because it could hide a text', (declaration) => {
    expect(confine(`.text { ${declaration} }`)).toBe('')
  })

  test.each(['height: auto', 'max-width: 60ch', 'width: 50%', 'font-size: 1.25em', 'font-size: small'])(
    '%s is kept',
    (declaration) => {
      expect(confine(`.text img { ${declaration} }`)).toContain(declaration.replace(' ', ''))
    },
  )

  test.each([
    '@import url(https://tracker.example/more.css);',
    '@font-face { font-family: x; src: url(https://tracker.example/x.woff2) }',
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@keyframes spin { to { transform: rotate(1turn) } }',
    '@page { margin: 0 }',
    '@charset "utf-8";',
    '@layer reset;',
    '}} body { display: none }',
    '<style>body{display:none}</style>',
    '',
    'not a style sheet at all',
    '/* '.repeat(1000),
  ])('%s is left out', (css) => {
    expect(confine(css)).not.toMatch(/tracker|@|spin|body(?!.*is\()|display/)
  })
})
