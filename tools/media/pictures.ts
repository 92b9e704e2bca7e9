import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const MOCK_MEDIA = join(ROOT, 'mocks/public/mock-media')
export const IMAGES = join(ROOT, 'public/static/images')
export const PUBLIC = join(ROOT, 'public')
export const FONTS = join(ROOT, 'node_modules/@fontsource-variable')

/**
 * Writes one file and its folder.
 * @throws if a picture is larger than `limit` bytes
 */
export function save(file: string, content: string, limit = 10_240) {
  const size = Buffer.byteLength(content)
  if (size > limit) throw new Error(`${file}: ${size} bytes, the limit is ${limit}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
