import { extractStyle } from '@ant-design/static-style-extract'
import postcss, { type Root } from 'postcss'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { antdParts } from '../../../build/antdParts'
import { withoutOtherPages, withoutTouches, withoutUnusedVariables } from '../../../build/site/criticalStyles'
import { kit, themeStyles } from '../../../build/site/themeStyles'
import { unusedVariant, unusedVariants } from '../../../build/site/unusedVariants'
import { dark, light, lightWithContrast } from '../../../src/ui/theme/tokens'

/** The custom properties of one rule, by name. */
function variablesAt(css: Root, selector: string, media?: string) {
  const found: Record<string, string> = {}
  css.walkRules((rule) => {
    const at = rule.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : undefined
    if (rule.selector !== selector || at !== media) return
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found[prop] = value
    })
  })
  return found
}

const named = (palette: Record<string, string>) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--color-${name}`, value]))

/** Modal itself sets this one, if its width depends on that of the screen. */
const givenByModal = '--ant-modal-xs-width'

describe('the theme that the build writes', () => {
  const inLight = ":root,[data-theme='light']"
  const inDark = ":root[data-theme='dark']"
  let css: Root
  beforeAll(() => {
    css = postcss.parse(themeStyles(['Modal', 'Button', 'Checkbox']))
  })

  it('has all colours of the light palette, and for dark and for more contrast those that differ', () => {
    expect(variablesAt(css, inLight)).toMatchObject(named(light))
    const darkened = variablesAt(css, inDark, 'screen')
    expect({ ...named(light), ...darkened }).toMatchObject(named(dark))
    expect(darkened).not.toHaveProperty('--color-orange')
    const stronger = variablesAt(css, inLight, '(prefers-contrast: more)')
    expect({ ...named(light), ...stronger }).toMatchObject(named(lightWithContrast))
  })

  it("gives Ant Design's parts the product's colours in the light and the dark palette", () => {
    expect(variablesAt(css, inLight)['--ant-modal-content-bg']).toBe(light.paper)
    expect(variablesAt(css, inDark, 'screen')['--ant-modal-content-bg']).toBe(dark.paper)
    expect(variablesAt(css, inDark, 'screen')['--ant-color-primary']).toBe(dark.primary)
  })

  it("has Ant Design's rules in the layer antd, and none for parts that are not used", () => {
    css.walkRules((rule) => {
      if (rule.selector.startsWith(':root')) return
      const isInKeyframes =
        rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)
      if (!isInKeyframes) expect(rule.selector).toMatch(/\.ant(icon|-)/)
      let { parent } = rule as { parent?: postcss.Container | postcss.Document }
      while (parent && !(parent.type === 'atrule' && (parent as postcss.AtRule).name === 'layer'))
        parent = parent.parent as typeof parent
      expect((parent as postcss.AtRule | undefined)?.params, rule.selector).toBe('antd')
    })
    expect(css.toString()).not.toMatch(/-color-volcano|\.ant-(row|col)[ .{,]/)
  })

  it('declares every variable of the theme that a rule of a part in use reads', () => {
    const whole = postcss.parse(themeStyles([...antdParts().keys()]))
    const declared = new Set<string>()
    whole.walkDecls(/^--/, ({ prop }) => void declared.add(prop))
    const missing = [...whole.toString().matchAll(/var\((--(?:ant|color)-[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.has(name) && name !== givenByModal)
    expect([...new Set(missing)]).toEqual([])
  })

  it('changes a common variable for one part without a change for the others', () => {
    expect(variablesAt(css, '.ant-btn', 'antd')).toMatchObject({ '--ant-line-width': '2px' })
    expect(variablesAt(css, inLight)['--ant-line-width']).toBe('1px')
  })

  it('has no rules for variants that the product does not show, and keeps all other rules', () => {
    expect(css.toString()).not.toMatch(/\.ant-modal-confirm|\.ant-btn-lg/)
    expect(css.toString()).toContain('.ant-btn:not(.ant-btn-icon-end)')
    expect(unusedVariant.test('.ant-tabs-card-large>.ant-tabs-nav')).toBe(true)
    expect(unusedVariant.test('ant-tabs ant-tabs-top css-var-raha')).toBe(false)
    expect(unusedVariant.test('--ant-tabs-card-bg')).toBe(false)
  })

  it('omits only variants for which Ant Design has rules', () => {
    // Ant Design warns of a deprecated part, which it renders here, too.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const whole = extractStyle({ antdInstance: kit, includes: [...antdParts().keys()] })
    const names = Object.entries(unusedVariants).flatMap(([part, ends]) =>
      ends.map((end) => `${part}-${end}`),
    )
    expect(names.filter((name) => !new RegExp(`\\.ant-${name}(?![a-z0-9])`).test(whole))).toEqual([])
  })

  it('has no keyframes without a rule that plays them', () => {
    expect(css.toString()).toContain('@keyframes antZoomIn')
    expect(css.toString()).not.toContain('@keyframes antSlideLeftIn')
  })

  it('is written without a warning of Ant Design about deprecated parts', () => {
    const warn = vi.spyOn(console, 'error')
    expect(themeStyles(['Input'])).toContain('.ant-input-search')
    expect(warn).not.toHaveBeenCalled()
  })

  it("has no font sizes in px, so that they can follow the reader's setting", () => {
    css.walkDecls((declaration) => {
      if (/(^|-)font-size$/.test(declaration.prop)) expect(declaration.toString()).not.toMatch(/[1-9]\d*px/)
    })
  })

  it('fails on a part that Ant Design does not have', () => {
    expect(() => themeStyles(['Sundial'])).toThrow()
  })
})

describe("the list of Ant Design's parts", () => {
  it('names each part that is used, and the files that use it', () => {
    const parts = antdParts()
    expect(parts.get('Modal')).toContain('src/ui/Dialog.tsx')
    expect([...parts.keys()]).not.toContain('ConfigProvider')
  })
})

describe('the variables of a document', () => {
  it('are only those that its rules read, directly or through other variables', () => {
    const css = [
      ':root{--color-page:#fff;--color-ink:#000;--ant-a:var(--ant-b);--ant-b:1px;--ant-c:2px;--space:4px}',
      "@media screen{:root[data-theme='dark']{--color-page:#000;--ant-c:3px}}",
      "@media screen{:root[data-theme='dark']{--ant-c:4px}}",
      'body{background:var(--color-page);padding:var(--ant-a)}',
    ].join('')
    expect(withoutUnusedVariables(css).replaceAll(/\s+/g, '')).toBe(
      ":root{--color-page:#fff;--ant-a:var(--ant-b);--ant-b:1px;--space:4px}@mediascreen{:root[data-theme='dark']{--color-page:#000}}body{background:var(--color-page);padding:var(--ant-a)}",
    )
  })
})

describe('the rules of a document', () => {
  it('omit hover, active and transitions, which the whole stylesheet brings before they are needed', () => {
    const css =
      'a{color:red;transition:color 1s}a:hover,a:focus-visible{color:blue}a:active{color:green}a:not(:hover){top:0}'
    expect(withoutTouches(css)).toBe('a{color:red}a:focus-visible{color:blue}a:not(:hover){top:0}')
  })

  it('are without rules for a language on elements of other pages', () => {
    const css = '.a:lang(fa){top:1px}.b:lang(fa){top:2px}.b:lang(fa) li,p:lang(fa){top:3px}.c{top:4px}'
    expect(withoutOtherPages(css, '<p class="a"></p>')).toBe(
      '.a:lang(fa){top:1px}p:lang(fa){top:3px}.c{top:4px}',
    )
  })
})
