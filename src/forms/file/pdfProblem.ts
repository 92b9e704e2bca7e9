import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileProblem } from '@/domain/people/files'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/**
 * The reason why a PDF cannot be read: it needs a password, or cannot be opened. A PDF that only restricts
 * permissions opens without a password. @returns undefined also if the file is still opening when `patience`
 * aborts.
 */
export default async function pdfProblem(
  bytes: Uint8Array,
  patience: AbortSignal,
): Promise<FileProblem | undefined> {
  if (patience.aborted) return undefined
  // pdf.js takes ownership of the bytes, so it gets a copy.
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
