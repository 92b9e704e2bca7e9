/** The largest size of a file, inclusive (docs/behaviour/forms.md#files). */
export const FILE_MAX_BYTES = 5 * 1024 * 1024

export type FileKind = 'application/pdf' | ImageKind
type ImageKind = `image/${string}`

/** Why the client refuses a file. */
export type FileProblem = 'empty' | 'tooLarge' | 'kind' | 'damaged' | 'protected' | 'unreadable'

/** The first bytes of each kind of file: the offset, the bytes as Latin-1 letters, and the kind. */
const beginnings: [offset: number, letters: string, kind: FileKind][] = [
  [0, '%PDF-', 'application/pdf'],
  [0, '\x89PNG\r\n\x1a\n', 'image/png'],
  [0, '\xff\xd8\xff', 'image/jpeg'],
  [0, 'GIF87a', 'image/gif'],
  [0, 'GIF89a', 'image/gif'],
  [8, 'WEBP', 'image/webp'],
  [0, 'II*\0', 'image/tiff'],
  [0, 'MM\0*', 'image/tiff'],
  [0, '\0\0\x01\0', 'image/x-icon'],
  [0, '\xff\x0a', 'image/jxl'],
  [0, '\0\0\0\x0cJXL \r\n\x87\n', 'image/jxl'],
]

/** Brands of the ISO container (at byte 8, after 'ftyp') that are pictures. Others are videos. */
const brands: Record<string, ImageKind> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
}

const HEAD_BYTES = 32
/** Some programs write a byte order mark or empty lines before the first line of a PDF. */
const BEFORE_PDF = /^(?:\xef\xbb\xbf)?\s*(?=%PDF-)/

/**
 * The kind of a file by its first bytes, not by its name: a PDF or a picture. SVG is text and has no such
 * bytes.
 */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  const head = latin(bytes.subarray(0, HEAD_BYTES))
  if (BEFORE_PDF.test(head)) return 'application/pdf'
  if (head.startsWith('BM') && bytes.length > 26 && uint32(bytes, 2) <= bytes.length) return 'image/bmp'
  if (head.startsWith('ftyp', 4)) return brands[head.slice(8, 12)]
  const found = beginnings.find(([offset, letters]) => head.startsWith(letters, offset))?.[2]
  return found === 'image/webp' && !head.startsWith('RIFF') ? undefined : found
}

/** Whether a picture is complete, as far as its format has an end or a length to check. */
export function isWhole(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'image/png') return holds(bytes, 'IEND')
  if (kind === 'image/jpeg') return holds(bytes, '\xff\xd9')
  if (kind === 'image/gif') return holds(bytes.subarray(-64), ';')
  if (kind === 'image/webp') return uint32(bytes, 4) + 8 <= bytes.length
  return true
}

function uint32(bytes: Uint8Array, offset: number) {
  if (bytes.length < offset + 4) return Number.POSITIVE_INFINITY
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(offset, true)
}

/** Converts every byte to one letter, from 0 to 255. */
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Whether the file contains the letters. The search begins at the end, where they usually are. */
function holds(bytes: Uint8Array, letters: string) {
  const [first = 0, ...rest] = [...letters].map((letter) => letter.charCodeAt(0))
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (rest.every((byte, index) => bytes[at + 1 + index] === byte)) return true
  return false
}
