import { createHash } from 'node:crypto'
import type { InlineHashes } from './contentPolicy.ts'

/** Data that a browser does not run, such as JSON, needs no hash. */
const SCRIPTS = /<script>([\s\S]*?)<\/script>/g
const STYLES = /<style(?: [^>]*)?>([\s\S]*?)<\/style>/g

/** @returns the hashes of the scripts and styles that a document of the build holds inline */
export function inlineHashes(document: string): InlineHashes {
  const hashesOf = (pattern: RegExp) => [...document.matchAll(pattern)].map(([, text = '']) => hashOf(text))
  return { scripts: hashesOf(SCRIPTS), styles: hashesOf(STYLES) }
}

function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
