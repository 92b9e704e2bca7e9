import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import type { Language } from '../support/fixtures'

type Branch = { [name: string]: Branch | string }

/** A key without the ending of its plural form, with the texts of all forms. */
export type Leaf = { key: string; texts: string[] }

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Names of values that are numbers, or sums of money. */
const NUMBERS = /^(number|amount|percent|page|start|end|total|seconds|year|size|least|most|example)$/

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'])
const SAID_BY = ['aria-label', 'placeholder', 'alt', 'title', 'value', 'content', 'label']

export function translationsOf(language: Language): Branch {
  return JSON.parse(readFileSync(`public/translations/${language}/translation.json`, 'utf8'))
}

/** @returns the texts below a branch, or at a key. @throws where there is none. */
export function leavesAt(translations: Branch, path: string): Leaf[] {
  const found = path
    .split('.')
    .reduce<Branch | string | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      translations,
    )
  const leaves = new Map<string, string[]>()
  const walk = (branch: Branch | string, key: string) => {
    if (typeof branch !== 'string') {
      for (const [name, below] of Object.entries(branch)) walk(below, `${key}.${name}`)
      return
    }
    const plain = key.replace(PLURAL, '')
    leaves.set(plain, [...(leaves.get(plain) ?? []), branch])
  }
  if (found !== undefined) walk(found, path)
  // A plural is given by its name without the ending.
  for (const form of ['one', 'other']) {
    const text = path
      .split('.')
      .slice(0, -1)
      .reduce<Branch | string | undefined>(
        (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
        translations,
      )
    const own = typeof text === 'object' ? text[`${path.split('.').at(-1)}_${form}`] : undefined
    if (typeof own === 'string') walk(own, `${path}_${form}`)
  }
  if (leaves.size === 0) throw new Error(`No text ${path}`)
  return [...leaves].map(([key, texts]) => ({ key, texts }))
}

/** A document as the server sent it; its scripts do not run. */
export function readDocument(html: string) {
  const { document } = new JSDOM(html).window
  return { document, says: sayerOf(document) }
}

/**
 * @returns a function that finds whether the document has a whole text: as an element, as a piece of one, or
 * in an attribute that is read out or seen.
 */
function sayerOf(document: Document) {
  const said = new Set<string>()
  const add = (text: string | null) => {
    said.add(spaced(text ?? ''))
    // A remark in brackets at the end is a text of its own.
    const [, remark] = /\(([^()]+)\)\s*$/.exec(text ?? '') ?? []
    if (remark) said.add(spaced(remark))
  }
  for (const element of document.querySelectorAll('*')) {
    if (SKIPPED.has(element.tagName)) continue
    add(element.textContent)
    for (const name of SAID_BY) if (element.hasAttribute(name)) add(element.getAttribute(name))
    for (const node of element.childNodes) if (node.nodeType === node.TEXT_NODE) add(node.textContent)
  }
  const all = [...said]
  return (text: string) => {
    const plain = spaced(text)
    if (!plain.includes('{{')) return said.has(plain)
    const pattern = patternOf(plain)
    return all.some((one) => pattern.test(one))
  }
}

/** A label may be followed by a colon. */
function spaced(text: string) {
  return text.replace(/\s+/g, ' ').trim().replace(/:$/, '')
}

/** @returns a pattern that matches a text whatever its values are. */
export function patternOf(text: string) {
  const parts = text.split(/({{\w+}})/).map((part) => {
    const [, name] = /^{{(\w+)}}$/.exec(part) ?? []
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return NUMBERS.test(name) ? '[^\\p{L}]*\\p{Nd}(?:.{0,8}\\p{Nd})?[^\\p{L}]*\\p{L}{0,6}' : '.+'
  })
  return new RegExp(`^${parts.join('')}$`, 'u')
}
