const SVG = 'http://www.w3.org/2000/svg'
/** A possible beginning of SVG: perhaps a byte order mark, spaces, and an opening bracket. */
const MARKUP = /^\uFEFF?\s*</

/** Whether these bytes are an SVG picture: well-formed, with the root that makes it one. Scripts in it never run: it is shown in an <img>. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  if (text === undefined || !MARKUP.test(text)) return false
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml')
  return root.namespaceURI === SVG && root.localName === 'svg' && !root.querySelector('parsererror')
}

/** @returns undefined for what is no text. */
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
