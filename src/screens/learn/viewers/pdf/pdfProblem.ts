/** The reason why a file or a page of it cannot be shown. */
export type PdfProblem = 'damaged' | 'locked' | 'missing' | 'unreachable' | 'unknown'

const causes: Record<string, PdfProblem> = {
  InvalidPDFException: 'damaged',
  FormatError: 'damaged',
  PasswordException: 'locked',
  AbortException: 'unreachable',
}

/** Classifies an error of pdf.js: its exceptions by name, network failures by the message of `fetch`. */
export function problemOf(error: unknown): PdfProblem {
  if (!(error instanceof Error)) return 'unknown'
  if ('status' in error)
    return [401, 403, 404, 410].includes(Number(error.status)) ? 'missing' : 'unreachable'
  const known = causes[error.name]
  if (known) return known
  return /fetch|network|load failed/i.test(error.message) ? 'unreachable' : 'unknown'
}
