import type { QualityName } from '@/domain/course/video'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import { playlistFiles } from '@/domain/keeping/playlist'
import type { Bytes } from '@/lib/values/units'
import { fileSize } from './fileSize'

/** The host is asked for each segment: a longer film stays without a size. */
const MOST_PARTS = 60

/** Questions at a time, so that a page that is used meanwhile gets its answers. */
const AT_A_TIME = 4

/**
 * Asks the hosts for the size of a lesson's files. Of playlists it reads the text, and asks for the segments.
 * @returns undefined if the size of a needed file is not known
 */
export async function lessonSize(
  files: readonly Pick<FileEntry, 'url' | 'role' | 'isOptional'>[],
  quality: QualityName,
  signal: AbortSignal,
): Promise<Bytes | undefined> {
  let sum = 0
  for (let place = 0; place < files.length; place += AT_A_TIME) {
    const sizes = await Promise.all(
      files.slice(place, place + AT_A_TIME).map(async ({ url, role, isOptional }) => {
        const size =
          role === 'playlist' ? await playlistSize(url, quality, signal) : await fileSize(url, signal)
        return size ?? (isOptional ? 0 : undefined)
      }),
    )
    for (const size of sizes) {
      if (size === undefined) return undefined
      sum += size
    }
  }
  return sum
}

async function playlistSize(url: string, quality: QualityName, signal: AbortSignal) {
  try {
    const answer = await fetch(url, { signal })
    if (!answer.ok) return undefined
    const text = await answer.text()
    const named = playlistFiles(text, answer.url, quality)
    if (named.length > MOST_PARTS) return undefined
    const size = await lessonSize(
      named.map((file) => ({ ...file, isOptional: false })),
      quality,
      signal,
    )
    return size === undefined ? undefined : size + text.length
  } catch {
    return undefined
  }
}
