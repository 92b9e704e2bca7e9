import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileProblem } from '@/domain/people/files'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/**
 * The reason why a PDF cannot be read: it asks for a password, or does not open at all. A PDF with
 * permissions alone opens without a password. There is no verdict on a file that is still opening when
 * `patience` aborts.
 */
export default async function pdfProblem(
  bytes: Uint8Array,
  patience: AbortSignal,
): Promise<FileProblem | undefined> {
  if (patience.aborted) return undefined
  // The reader takes the bytes for itself.
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const stop = () => void task.destroy()
  patience.addEventListener('abort', stop)
  try {
    const pdf = await task.promise
    return pdf.numPages < 1 ? 'damaged' : undefined
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') return 'protected'
    return name === 'InvalidPDFException' ? 'damaged' : undefined
  } finally {
    patience.removeEventListener('abort', stop)
    void task.destroy()
  }
}
