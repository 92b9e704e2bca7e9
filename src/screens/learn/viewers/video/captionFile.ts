/** Captions of a whole film take some 100 kB. The limit saves the mobile data of learners. */
export const MAX_CAPTION_BYTES = 1_000_000

/** Fetches a caption file. @throws if it is missing, larger than MAX_CAPTION_BYTES or not WebVTT. */
export async function captionFile(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal })
  const text = answer.ok ? await textWithin(answer, MAX_CAPTION_BYTES) : ''
  if (!/^WEBVTT(\s|$)/.test(text)) throw new Error(`${url} is no WebVTT file.`)
  return new Blob([text], { type: 'text/vtt' })
}

/** @throws after more than `most` bytes, and then stops the transfer. */
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
