import { lessonType } from '@/domain/course/lesson'
import { lessonFile } from '@/domain/course/lessonFile'
import { videoChoices } from '@/domain/course/video'
import type { LessonFiles } from '@/domain/keeping/lessonFiles'
import { localPlaylist } from '@/domain/keeping/playlist'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import type { OpenFile } from '@/state/keeping/openKeeper'

/** Whether the viewer reads its file from this device, so that it costs no data; of a film any quality. */
export function hasViewerFile({ has }: LessonFiles, lesson: LearnerLesson) {
  if (lessonType(lesson.type) === 'video') return videoChoices(lesson).some(({ url }) => has(url))
  const file = lessonFile(lesson)
  return file !== undefined && has(file)
}

/**
 * Gives each file of a kept lesson an address on this device. A playlist names the addresses of its segments.
 * @param signal revokes the addresses
 */
export async function localFiles(files: readonly OpenFile[], signal: AbortSignal): Promise<LessonFiles> {
  const byUrl = new Map(files.map((file) => [file.url, file]))
  const playlists = files.filter(({ role }) => role === 'playlist')
  const texts = new Map(
    await Promise.all(playlists.map(async ({ url, content }) => [url, await content.text()] as const)),
  )
  const addresses = new Map<string, string>()

  function addressOf(url: string): string | undefined {
    const known = addresses.get(url)
    const file = byUrl.get(url)
    if (known !== undefined || !file) return known
    const text = texts.get(url)
    // The text of a playlist is removed first, so that one that names itself ends.
    texts.delete(url)
    const content =
      text === undefined
        ? file.content
        : new Blob([localPlaylist(text, new URL(file.address, location.origin).href, addressOf)], {
            type: 'application/vnd.apple.mpegurl',
          })
    const address = URL.createObjectURL(content)
    addresses.set(url, address)
    return address
  }

  for (const { url } of files) addressOf(url)
  const revoke = () => {
    for (const address of addresses.values()) URL.revokeObjectURL(address)
  }
  if (signal.aborted) revoke()
  else signal.addEventListener('abort', revoke)
  return { at: (url) => addresses.get(url) ?? url, has: (url) => addresses.has(url) }
}
