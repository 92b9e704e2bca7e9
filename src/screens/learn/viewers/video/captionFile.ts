/** Captions of a whole film take some 100 kB; what is larger is something else, or would fill a child's phone. */
export const MAX_CAPTION_BYTES = 1_000_000

/** Fetches a file of captions, no more of it than captions take. @throws where there is no such file, a larger one, or another kind. */
export async function captionFile(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal })
  const text = answer.ok ? await textWithin(answer, MAX_CAPTION_BYTES) : ''
  if (!/^WEBVTT(\s|$)/.test(text)) throw new Error(`${url} is no WebVTT file.`)
  return new Blob([text], { type: 'text/vtt' })
}

/** @throws when there is more than `most` bytes, and stops the transfer. */
async function textWithin({ body, url }: Response, most: number) {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let text = ''
  let bytes = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    bytes += piece.value.byteLength
    if (bytes > most) {
      await reader?.cancel()
      throw new Error(`${url} is larger than captions are.`)
    }
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}
