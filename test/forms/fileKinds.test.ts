import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWhole, kindOf } from '@/domain/people/files'
import { isSvg } from '@/forms/file/svg'

const bytesOf = (path: string) => new Uint8Array(readFileSync(`test/files/${path}`))
const kinds = (folder: string) =>
  Object.fromEntries(
    readdirSync(`test/files/${folder}`).map((name) => {
      const bytes = bytesOf(`${folder}/${name}`)
      return [name, kindOf(bytes) ?? (isSvg(bytes) ? 'image/svg+xml' : undefined)]
    }),
  )

describe('the kind of a file', () => {
  it('is recognized by the first bytes, whatever its name', () => {
    expect(kinds('good')).toMatchObject({
      'plain.pdf': 'application/pdf',
      'REPORT.PDF': 'application/pdf',
      report: 'application/pdf',
      'picture-named.pdf': 'image/png',
      'photo.jpg': 'image/jpeg',
      'photo.webp': 'image/webp',
      'photo.avif': 'image/avif',
      'photo.heic': 'image/heic',
      'photo.bmp': 'image/bmp',
      'photo.tiff': 'image/tiff',
      'moving.gif': 'image/gif',
      'drawing.svg': 'image/svg+xml',
      'drawing-utf16.svg': 'image/svg+xml',
      'jpeg-and-pdf.jpg': 'image/jpeg',
    })
    expect(Object.values(kinds('good'))).not.toContain(undefined)
  })

  it('is undefined for pages, programs, films and sounds', () => {
    const names = ['archive.pdf', 'film.png', 'page-and-pdf.pdf', 'page.png', 'program.jpg', 'sound.webp']
    const bad = kinds('bad')
    for (const name of [...names, 'page.svg', 'text.pdf', 'unclosed.svg', 'xhtml.svg', 'empty.png'])
      expect(bad[name], name).toBeUndefined()
  })

  it.each(['png', 'jpg', 'webp'])('a truncated picture counts as incomplete (%s)', (ending) => {
    const [whole, half] = [bytesOf(`good/photo.${ending}`), bytesOf(`bad/truncated.${ending}`)]
    const kind = kindOf(whole)
    if (!kind) throw new Error('Known above')
    expect([isWhole(kind, whole), isWhole(kind, half)]).toEqual([true, false])
  })

  it('is determined for arbitrary bytes without an error', () => {
    for (let length = 0; length < 64; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 97 + length * 31) % 256)
      for (const head of ['BM', 'RIFF\0\0\0\0WEBP', '\0\0\0\0ftyp', '%PDF-']) {
        bytes.set([...head].map((letter) => letter.charCodeAt(0)).slice(0, length))
        const kind = kindOf(bytes)
        if (kind) expect(typeof isWhole(kind, bytes)).toBe('boolean')
      }
    }
  })
})
