import type { QualityName } from '@/domain/course/video'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import { playlistFiles } from '@/domain/keeping/playlist'
import type { Bytes } from '@/lib/values/units'
import { fileSize, untilSilent } from './fileSize'

/** The host is asked for each segment: a longer film stays without a size. */
const MOST_PARTS = 60

/** Questions at a time, so that a page that is used meanwhile gets its answers. */
const AT_A_TIME = 4

/** The sizes of a lesson's files by their address: lessons may share files, which a device stores once. */
export type FileSizes = ReadonlyMap<string, Bytes>

/** @returns the sum, in which a file that several lessons share counts once */
export function bytesOf(lessons: readonly FileSizes[]): Bytes {
  const distinct = new Map(lessons.flatMap((sizes) => [...sizes]))
  return [...distinct.values()].reduce((sum, size) => sum + size, 0)
}

/**
 * Asks the hosts for the sizes of a lesson's files. It reads playlists, and asks for their segments.
 * @returns undefined if the size of a needed file is not known
 */
export async function lessonSizes(
  files: readonly Pick<FileEntry, 'url' | 'role' | 'isOptional'>[],
  quality: QualityName,
  signal: AbortSignal,
): Promise<FileSizes | undefined> {
  const all = new Map<string, Bytes>()
  for (let place = 0; place < files.length; place += AT_A_TIME) {
    const answers = await Promise.all(
      files.slice(place, place + AT_A_TIME).map(async ({ url, role, isOptional }) => {
        const sizes =
          role === 'playlist' ? await playlistSizes(url, quality, signal) : await sizeOf(url, signal)
        return sizes ?? (isOptional ? new Map<string, Bytes>() : undefined)
      }),
    )
    for (const sizes of answers) {
      if (!sizes) return undefined
      for (const [url, size] of sizes) all.set(url, size)
    }
  }
  return all
}

async function sizeOf(url: string, signal: AbortSignal): Promise<FileSizes | undefined> {
  const size = await fileSize(url, signal)
  return size === undefined ? undefined : new Map([[url, size]])
}

async function playlistSizes(
  url: string,
  quality: QualityName,
  signal: AbortSignal,
): Promise<FileSizes | undefined> {
  try {
    const answer = await fetch(url, { signal: untilSilent(signal) })
    if (!answer.ok) return undefined
    const text = await answer.text()
    const named = playlistFiles(text, answer.url, quality)
    if (named.length > MOST_PARTS) return undefined
    const sizes = await lessonSizes(
      named.map((file) => ({ ...file, isOptional: false })),
      quality,
      signal,
    )
    return sizes && new Map([...sizes, [url, text.length]])
  } catch {
    return undefined
  }
}
