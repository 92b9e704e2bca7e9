import { HttpResponse } from 'msw'

/** A slow answer comes in pieces, ten a second. */
const PIECES_PER_SECOND = 10

const MS_PER_SECOND = 1000

export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The time between two pieces of a slow answer. */
export const nextPiece = () => wait(MS_PER_SECOND / PIECES_PER_SECOND)

/** The answer breaks off half way, or waits there until `end` has come. */
export function cutShort(answer: Response, end?: Promise<unknown>): Promise<Response> {
  return inPieces(answer, async function* (whole) {
    yield whole.subarray(0, Math.ceil(whole.length / 2))
    await end
    throw new TypeError('The connection broke.')
  })
}

export function slowedDown(answer: Response, bytesPerSecond: number): Promise<Response> {
  return inPieces(answer, async function* (whole) {
    for (const piece of piecesOf(whole, bytesPerSecond)) {
      await nextPiece()
      yield piece
    }
  })
}

/** @param read runs when the client has read the whole answer */
export function watched(answer: Response, read: () => void): Promise<Response> {
  return inPieces(answer, async function* (whole) {
    yield whole
    read()
  })
}

/** The pieces that come in tenths of a second. */
export function* piecesOf(whole: Uint8Array<ArrayBuffer>, bytesPerSecond: number) {
  const size = Math.max(1, Math.ceil(bytesPerSecond / PIECES_PER_SECOND))
  for (let start = 0; start < whole.length; start += size) yield whole.subarray(start, start + size)
}

async function inPieces(
  answer: Response,
  pieces: (whole: Uint8Array<ArrayBuffer>) => AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const source = pieces(new Uint8Array(await answer.arrayBuffer()))
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return new HttpResponse(body, { status: answer.status, headers: answer.headers })
}
