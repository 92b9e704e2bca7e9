import { choiceFor, type QualityName, renditionsOf } from '../course/video'

/** A playlist that this device cannot keep, such as a live one. */
export class UnsupportedPlaylist extends Error {}

/** `playlist`: another playlist, whose files follow. `part`: a segment, its start or its key. */
export type PlaylistFile = { url: string; role: 'playlist' | 'part' }

/**
 * The files that a film needs of a playlist. A list of variants leads to one variant and its sound.
 * @param address of the playlist itself, with its origin; relative addresses in it start there
 * @throws {UnsupportedPlaylist} if it is no playlist, has no end, or names parts of files
 */
export function playlistFiles(text: string, address: string, quality: QualityName): PlaylistFile[] {
  const lines = linesOf(text)
  if (lines[0] !== '#EXTM3U') throw new UnsupportedPlaylist('This file is no playlist.')
  const variants = variantsIn(lines)
  const files = variants.length > 0 ? ofVariant(lines, variants, quality) : ofMedia(lines)
  return distinct(files.map(({ url, role }) => ({ url: whole(url, address), role })))
}

/**
 * The same playlist with other addresses, from which a player can read without a connection.
 * @param addressOf a file that the device has; undefined leaves its entry out
 */
export function localPlaylist(
  text: string,
  address: string,
  addressOf: (url: string) => string | undefined,
): string {
  const local = (url: string) => addressOf(whole(url, address))
  const lines = linesOf(text)
  return lines
    .flatMap((line, place) => {
      if (line.startsWith(I_FRAMES)) return []
      if (line.startsWith(VARIANT)) return local(nextUrl(lines, place)) === undefined ? [] : [line]
      if (!line.startsWith('#')) return local(line) ?? []
      const url = uriOf(line)
      if (url === undefined || !hasFile(line)) return line
      const other = local(url)
      // A function, because an address with a dollar sign would be a pattern.
      return other === undefined ? [] : line.replace(URI, () => `URI="${other}"`)
    })
    .join('\n')
}

const VARIANT = '#EXT-X-STREAM-INF:'
const I_FRAMES = '#EXT-X-I-FRAME-STREAM-INF:'
const SOUND_OR_TEXT = '#EXT-X-MEDIA:'
const START = '#EXT-X-MAP:'
const KEY = /^#EXT-X-(?:SESSION-)?KEY:/
const URI = /\bURI="([^"]*)"/

type Variant = { url: string; audio: string | undefined; height?: number; bitrate?: number }

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const uriOf = (line: string) => URI.exec(line)?.[1]

const hasFile = (line: string) => line.startsWith(SOUND_OR_TEXT) || line.startsWith(START) || KEY.test(line)

const attribute = (line: string, name: string) =>
  new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(line)?.slice(1).find(Boolean)

/** The address that belongs to a line: other tags may stand between the two. */
const nextUrl = (lines: string[], place: number) =>
  lines.slice(place + 1).find((line) => !line.startsWith('#')) ?? ''

const whole = (url: string, address: string) => new URL(url, address).href

function variantsIn(lines: string[]): Variant[] {
  return lines.flatMap((line, place) => {
    if (!line.startsWith(VARIANT)) return []
    const height = Number(attribute(line, 'RESOLUTION')?.split('x')[1])
    const bitrate = Number(attribute(line, 'BANDWIDTH'))
    const url = nextUrl(lines, place)
    return url === '' ? [] : [{ url, audio: attribute(line, 'AUDIO'), height, bitrate }]
  })
}

function ofVariant(lines: string[], variants: Variant[], quality: QualityName): PlaylistFile[] {
  const level = choiceFor(renditionsOf(variants), quality)?.level ?? 0
  const variant = variants[level]
  const sounds = lines.filter(
    (line) =>
      line.startsWith(SOUND_OR_TEXT) &&
      attribute(line, 'TYPE') === 'AUDIO' &&
      attribute(line, 'GROUP-ID') === variant?.audio,
  )
  const urls = [variant?.url, ...sounds.map(uriOf)]
  return urls.flatMap((url) => (url ? [{ url, role: 'playlist' as const }] : []))
}

function ofMedia(lines: string[]): PlaylistFile[] {
  if (!lines.includes('#EXT-X-ENDLIST')) throw new UnsupportedPlaylist('This playlist has no end.')
  if (lines.some((line) => line.includes('BYTERANGE')))
    throw new UnsupportedPlaylist('This playlist names parts of files.')
  const urls = lines.flatMap((line) =>
    line.startsWith('#') ? (line.startsWith(START) || KEY.test(line) ? (uriOf(line) ?? []) : []) : line,
  )
  return urls.map((url) => ({ url, role: 'part' }))
}

const distinct = (files: PlaylistFile[]) =>
  files.filter(({ url }, place) => files.findIndex((file) => file.url === url) === place)
