import { type FailureReason, type FileRow, isResumable } from '@/domain/keeping/keptLesson'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import { backoff } from '@/lib/async/backoff'
import { randomId } from '@/lib/values/randomId'
import type { Bytes, Milliseconds } from '@/lib/values/units'
import { type Answer, answerOf, type Refusal, requestHeaders } from './fileAnswer'
import type { KeepingPorts } from './ports'

/** 'stopped': the caller has ended it. 'missing': the server no longer has the file. */
export type DownloadResult = 'complete' | 'stopped' | 'missing' | FailureReason

/** A page that is killed loses less than this. Smaller chunks would need more writes. */
const CHUNK_BYTES: Bytes = 262_144

/** A connection that has brought nothing for so long counts as broken. */
const SILENCE_MS: Milliseconds = 30_000

const FIRST_DELAY_MS: Milliseconds = 1_000

/** Attempts in a row that bring no byte. */
const ATTEMPTS = 4

/** A file that changes more often while it is loaded is given up. */
const RESTARTS = 2

type Ports = Pick<KeepingPorts, 'store' | 'fetch' | 'startTimer'>
type Outcome = 'complete' | 'stopped' | 'broken' | 'restart' | Refusal

/**
 * Loads a file into the store, from where an earlier attempt has ended. A broken connection is resumed; a
 * file that the server has replaced meanwhile begins again.
 * @throws what the store throws, such as a QuotaExceededError. What is stored then can be resumed.
 */
export async function downloadFile(
  userId: string,
  { url }: FileEntry,
  ports: Ports,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<DownloadResult> {
  const key = { userId, url }
  let failures = 0
  for (let restarts = 0; restarts <= RESTARTS; ) {
    const before = await ports.store.file(userId, url)
    if (signal.aborted) return 'stopped'
    if (before?.isComplete) return 'complete'
    // The page was closed between the last part and the note that it was the last.
    if (before && before.expected === before.received && (await ports.store.completeFile(before)))
      return 'complete'
    const transfer = new Transfer(key, before, ports, signal, onProgress)
    const outcome = await transfer.run()
    if (outcome === 'restart') restarts++
    else if (outcome !== 'broken') return outcome
    else {
      const after = await ports.store.file(userId, url)
      // Bytes that cannot be continued are no progress: the next attempt would load them again.
      const hasProgress = transfer.continues && (after?.received ?? 0) > (before?.received ?? 0)
      failures = hasProgress ? 0 : failures + 1
      if (failures >= ATTEMPTS) return 'connection'
      await pause(backoff(failures, FIRST_DELAY_MS), ports, signal)
    }
  }
  return 'changed'
}

/** One request, and the writes of what it brings. */
class Transfer {
  private readonly key: { userId: string; url: string }
  private readonly before: FileRow | undefined
  private readonly ports: Ports
  private readonly signal: AbortSignal
  private readonly onProgress: () => void
  /** Ends this request alone, if nothing comes. */
  private readonly silence = new AbortController()
  private chunkCount = 0
  private downloadId = randomId()
  private ignoresRange: boolean
  /** The answer has continued what the device had. */
  continues = false

  constructor(
    key: { userId: string; url: string },
    before: FileRow | undefined,
    ports: Ports,
    signal: AbortSignal,
    onProgress: () => void,
  ) {
    this.key = key
    this.before = before
    this.ignoresRange = before?.ignoresRange ?? false
    this.ports = ports
    this.signal = signal
    this.onProgress = onProgress
  }

  async run(): Promise<Outcome> {
    const { url } = this.key
    const resumed = this.before && isResumable(this.before) ? this.before : undefined
    const response = await this.patiently(
      this.ports.fetch(url, {
        headers: requestHeaders(url, resumed),
        // The browser's cache would take the same space again, and could join parts of two versions.
        cache: 'no-store',
        signal: AbortSignal.any([this.signal, this.silence.signal]),
      }),
    )
    if (!response) return this.ending()
    const answer = answerOf(response, resumed)
    if (typeof answer === 'string') {
      void response.body?.cancel().catch(() => {})
      if (answer === 'restart') return this.restart()
      return answer
    }
    if (resumed && ignoresRange(answer, resumed)) this.ignoresRange = true
    if (answer.continues && resumed) {
      this.continues = true
      this.chunkCount = resumed.chunkCount
      this.downloadId = resumed.downloadId
    } else if (!(await this.begin(answer))) return 'stopped'
    return this.read(response, answer, answer.continues ? (resumed?.received ?? 0) : 0)
  }

  private begin({ address, type, total, validator }: Answer) {
    return this.ports.store.beginFile({
      ...this.key,
      downloadId: this.downloadId,
      address,
      type,
      expected: total,
      validator,
      ignoresRange: this.ignoresRange,
      received: 0,
      chunkCount: 0,
      isComplete: false,
    })
  }

  private async read({ body }: Response, { total }: Answer, from: Bytes): Promise<Outcome> {
    const reader = body?.getReader()
    const pieces = new Pieces()
    let received = from
    try {
      for (;;) {
        const next = await this.patiently<{ value?: Uint8Array<ArrayBuffer> | undefined }>(
          reader?.read() ?? Promise.resolve({}),
        )
        const bytes = next?.value
        if (bytes) {
          received += bytes.byteLength
          // Longer than promised: it is not the file that was promised.
          if (total !== undefined && received > total) return await this.restart()
          for (const chunk of pieces.add(bytes)) if (!(await this.write(chunk))) return 'stopped'
          continue
        }
        const rest = pieces.rest()
        if (rest && !(await this.write(rest))) return 'stopped'
        if (!next) return this.ending()
        if (total !== undefined && received < total) return 'broken'
        if (!(await this.ports.store.completeFile({ ...this.key, downloadId: this.downloadId })))
          return 'stopped'
        this.onProgress()
        return 'complete'
      }
    } finally {
      void reader?.cancel().catch(() => {})
    }
  }

  private async restart(): Promise<Outcome> {
    return (await this.begin({ ...answerless, address: this.key.url })) ? 'restart' : 'stopped'
  }

  /** @returns false if this file is no longer the one that was begun */
  private async write(content: Blob) {
    const key = { ...this.key, downloadId: this.downloadId }
    const continues = await this.ports.store.addChunk(key, this.chunkCount, content)
    this.chunkCount++
    if (continues) this.onProgress()
    return continues
  }

  /** @returns undefined if the connection broke, was silent or was ended */
  private async patiently<T>(work: Promise<T>): Promise<T | undefined> {
    const cancelTimer = this.ports.startTimer(SILENCE_MS, () => this.silence.abort())
    try {
      return await work
    } catch {
      return undefined
    } finally {
      cancelTimer()
    }
  }

  private ending(): Outcome {
    return this.signal.aborted ? 'stopped' : 'broken'
  }
}

/** A host that is asked for the rest of another version (If-Range) sends the whole file for that reason. */
const ignoresRange = ({ continues, validator }: Answer, resumed: FileRow) =>
  !continues && validator === resumed.validator

const answerless = { type: '', total: undefined, validator: undefined, continues: false }

/** Joins what the connection brings to chunks of one size. */
class Pieces {
  private parts: Uint8Array<ArrayBuffer>[] = []
  private size = 0

  add(bytes: Uint8Array<ArrayBuffer>): Blob[] {
    const chunks: Blob[] = []
    let rest = bytes
    while (this.size + rest.byteLength >= CHUNK_BYTES) {
      const taken = CHUNK_BYTES - this.size
      this.parts.push(rest.subarray(0, taken))
      chunks.push(new Blob(this.parts))
      rest = rest.subarray(taken)
      this.parts = []
      this.size = 0
    }
    if (rest.byteLength > 0) this.parts.push(rest)
    this.size += rest.byteLength
    return chunks
  }

  rest(): Blob | undefined {
    return this.size > 0 ? new Blob(this.parts) : undefined
  }
}

function pause(milliseconds: Milliseconds, { startTimer }: Ports, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const cancel = startTimer(milliseconds, resolve)
    signal.addEventListener(
      'abort',
      () => {
        cancel()
        resolve()
      },
      { once: true },
    )
  })
}
