import 'fake-indexeddb/auto'
import { onTestFinished } from 'vitest'
import { createKeptStore } from '@/state/keeping/keptStore'
import type { LessonOrder } from '@/state/keeping/openKeeper'

/** Opens the device's store of kept lessons. A second call stands for another tab. */
export function deviceStore() {
  const store = createKeptStore()
  onTestFinished(() => store.close())
  return store
}

/** Empties the device's database. */
export async function emptyDevice() {
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('kept-lessons')
    request.onsuccess = resolve
    request.onblocked = resolve
  })
}

export const order = (lessonId: string, urls: string[], more: Partial<LessonOrder> = {}): LessonOrder => ({
  courseId: 'c',
  lessonId,
  title: `Lesson ${lessonId}`,
  courseTitle: 'Course',
  slug: 'course',
  type: 'video',
  quality: 'low',
  files: urls.map((url) => ({ url, role: 'film', isOptional: false })),
  ...more,
})

/** Bytes that differ from place to place, so that a part in a wrong place is noticed. */
export const bytesOf = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, place) => (place * 31 + seed * 7 + (place >> 8)) % 251)

type HostFile = { content: Uint8Array<ArrayBuffer>; etag?: string | undefined; type?: string }

/** A host that serves files and their ranges, and fails as the test decides. */
export function fakeHost(files: Record<string, HostFile | undefined>) {
  const requests: { url: string; range: string | null; ifRange: string | null }[] = []
  const host = {
    files,
    requests,
    /** Ends each answer after so many bytes, as a broken connection does. */
    breakAfter: Number.POSITIVE_INFINITY,
    /** A broken answer ends without an error, as behind a proxy. */
    endsCalmly: false,
    /** The size in its answers differs from that of the file by so many bytes. */
    liesBy: 0,
    ranges: true,
    /** Its answers lack `content-range`, which another site may not read. */
    hidesRange: false,
    /** Answers each request with this status alone. */
    status: 0,
    async fetch(url: string, { headers, signal }: RequestInit = {}): Promise<Response> {
      const asked = new Headers(headers)
      const range = asked.get('range')
      requests.push({ url, range, ifRange: asked.get('if-range') })
      if (signal?.aborted) throw signal.reason
      const file = host.files[url]
      if (host.status) return new Response('', { status: host.status })
      if (!file) return new Response('', { status: 404 })
      const start = host.ranges ? Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0) : 0
      const total = file.content.byteLength
      if (start > 0 && start >= total) return new Response('', { status: 416 })
      const end = host.ranges ? Number(/-(\d+)$/.exec(range ?? '')?.[1] ?? total - 1) + 1 : total
      const rest = file.content.subarray(start, end)
      const isPart = host.ranges && range !== null
      return new Response(streamOf(rest, host, signal), {
        status: isPart ? 206 : 200,
        headers: {
          'content-type': file.type ?? 'video/mp4',
          'content-length': String(rest.byteLength + host.liesBy),
          ...(file.etag !== undefined && { etag: file.etag }),
          ...(isPart &&
            !host.hidesRange && { 'content-range': `bytes ${start}-${end - 1}/${total + host.liesBy}` }),
        },
      })
    },
  }
  return host
}

const PIECE = 50_000

type Breaks = { breakAfter: number; endsCalmly: boolean }

function streamOf(
  content: Uint8Array<ArrayBuffer>,
  { breakAfter, endsCalmly }: Breaks,
  signal?: AbortSignal | null,
) {
  let sent = 0
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason)
      // An error drops what the reader has not taken yet.
      if (sent >= breakAfter)
        return endsCalmly ? controller.close() : controller.error(new TypeError('network'))
      const end = Math.min(content.byteLength, sent + PIECE, breakAfter)
      if (end > sent) controller.enqueue(content.subarray(sent, end))
      sent = end
      if (sent >= content.byteLength) controller.close()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}
