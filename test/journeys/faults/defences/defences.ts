import type { BrowserContext } from '@playwright/test'
import { changePolicy } from '../../support/changePolicy'

/** Each defence is switched off in the browser alone: the program is the one that visitors get. */
export const defences = ['sanitizing', 'Trusted Types', 'content security policy'] as const

export type Defence = (typeof defences)[number]

/** Every way to switch off some of them: none, each alone, each pair, all. */
export const combinations: Defence[][] = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((bits) => defences.filter((_defence, index) => bits & (1 << index)))
  .sort((one, other) => one.length - other.length)

export const nameOf = (off: readonly Defence[]) =>
  off.length === 0 ? 'none' : off.length === defences.length ? 'all' : off.join(' and ')

/** A mark by which the style sheet of the host is recognised. */
export const HOST_SHEET = '/* the sheet of the host */'

/**
 * Switches the defences off for all pages of the context.
 * @param isStyle the hostile text is a style sheet
 */
export async function weaken(
  context: BrowserContext,
  site: string,
  off: readonly Defence[],
  isStyle: boolean,
) {
  if (off.includes('sanitizing') && isStyle) await context.addInitScript(withoutConfinement, HOST_SHEET)
  if (off.includes('sanitizing') && !isStyle) await context.addInitScript(withoutSanitizing)
  if (!off.includes('Trusted Types') && !off.includes('content security policy')) return
  await changePolicy(context, site, (directives) =>
    directives.filter((directive) =>
      TRUSTED_TYPES.test(directive)
        ? !off.includes('Trusted Types')
        : !off.includes('content security policy'),
    ),
  )
}

/** The sanitizer returns its input unchanged in a browser without this function. */
function withoutSanitizing() {
  Reflect.deleteProperty(DOMImplementation.prototype, 'createHTMLDocument')
}

/** The program reads the host's sheet, then writes it confined: this makes it write what it has read. */
function withoutConfinement(mark: string) {
  const { replaceSync } = CSSStyleSheet.prototype
  let sheetOfHost: string | undefined
  CSSStyleSheet.prototype.replaceSync = function (text) {
    const written = sheetOfHost ?? text
    sheetOfHost = sheetOfHost === undefined && text.includes(mark) ? text : undefined
    return replaceSync.call(this, written)
  }
}

const TRUSTED_TYPES = /^(?:require-trusted-types-for|trusted-types)\b/
