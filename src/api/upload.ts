/** The progress of an upload, in bytes. */
export type UploadProgress = { sent: number; total: number }

type Listener = () => void

/** The progress of the running upload; undefined if there is none. Only one form is sent at a time. */
export function createUploadProgress() {
  let progress: UploadProgress | undefined
  const listeners = new Set<Listener>()
  return {
    read: () => progress,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become(next: UploadProgress | undefined) {
      progress = next
      for (const listener of listeners) listener()
    },
  }
}

/** Statuses whose answers have no body, not even an empty one. */
const BODILESS = new Set([204, 205, 304])

/**
 * Replaces fetch for a body whose progress the page shows, because fetch does not report the progress of an
 * upload.
 * @param onProgress receives the progress, and undefined at the end
 * @throws TypeError if no answer came, or the signal's reason if it was aborted, like fetch
 */
export function upload(
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onProgress: (progress: UploadProgress | undefined) => void,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    new Headers(headers).forEach((value, name) => void request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => {
      const { status, responseText } = request
      const answer = BODILESS.has(status) ? null : responseText
      resolve(new Response(answer, { status, headers: headersIn(request.getAllResponseHeaders()) }))
    }
    request.onerror = () => reject(new TypeError('The upload had no answer'))
    request.onabort = () => reject(signal?.reason ?? new TypeError('The upload was aborted'))
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort)
      onProgress(undefined)
    }
    signal?.addEventListener('abort', abort)
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function headersIn(lines: string) {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const [name, ...value] = line.split(':')
    if (name && value.length > 0) headers.append(name.trim(), value.join(':').trim())
  }
  return headers
}
