import { FILE_MAX_BYTES, type FileKind, type FileProblem, isWhole, kindOf } from '@/domain/people/files'
import { isSvg } from './svg'

/** The longest time for a check, in milliseconds. */
const PATIENCE_MS = 20_000

export type ReadFile = { file: File; problem?: never } | { file?: never; problem: FileProblem }

/**
 * Checks a chosen file by its content. The result has the true type and holds the bytes, so that the form can
 * send it even if the file on disk changes.
 */
export async function readFile(chosen: File): Promise<ReadFile> {
  if (chosen.size > FILE_MAX_BYTES) return { problem: 'tooLarge' }
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await chosen.arrayBuffer())
  } catch {
    return { problem: 'unreadable' }
  }
  if (bytes.length === 0) return { problem: 'empty' }
  const kind: FileKind | undefined = kindOf(bytes) ?? (isSvg(bytes) ? 'image/svg+xml' : undefined)
  if (!kind) return { problem: 'kind' }
  const problem = isWhole(kind, bytes) ? await insideProblem(kind, bytes) : 'damaged'
  return problem ? { problem } : { file: new File([bytes], chosen.name, { type: kind }) }
}

/** Opens a PDF. If the reader does not load, fails or takes too long, the server decides. */
async function insideProblem(kind: FileKind, bytes: Uint8Array): Promise<FileProblem | undefined> {
  if (kind !== 'application/pdf') return undefined
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const isOver = new Promise<undefined>((resolve) => {
    patience.addEventListener('abort', () => resolve(undefined))
  })
  const found = import('./pdfProblem').then((reader) => reader.default(bytes, patience))
  return Promise.race([found, isOver]).catch(() => undefined)
}
