import { parsedSvg } from '@/lib/page/trustedTypes'

const SVG = 'http://www.w3.org/2000/svg'
/** The possible beginning of an SVG: an optional byte order mark, spaces, and an opening bracket. */
const MARKUP = /^\uFEFF?\s*</

/** @returns whether the bytes are a well-formed SVG. Its scripts never run, because an <img> shows it. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  if (text === undefined || !MARKUP.test(text)) return false
  const { documentElement: root } = parsedSvg(text)
  return root.namespaceURI === SVG && root.localName === 'svg' && !root.querySelector('parsererror')
}

/** @returns undefined if the bytes are no text. */
function textOf(bytes: Uint8Array) {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(
      bytes,
    )
  } catch {
    return undefined
  }
}
