import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileProblem } from '@/domain/files'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** A file that keeps its reader busy for longer is not judged. */
const PATIENCE_MS = 20_000

/**
 * What keeps a PDF from being read: it asks for a password, or cannot be opened at all. One that merely carries permissions opens
 * without a password.
 */
export default async function pdfProblem(bytes: Uint8Array): Promise<FileProblem | undefined> {
  // The reader takes the bytes for itself.
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS })
  const timer = setTimeout(() => void task.destroy(), PATIENCE_MS)
  try {
    const pdf = await task.promise
    return pdf.numPages < 1 ? 'damaged' : undefined
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'PasswordException') return 'protected'
    return name === 'InvalidPDFException' ? 'damaged' : undefined
  } finally {
    clearTimeout(timer)
    void task.destroy()
  }
}
