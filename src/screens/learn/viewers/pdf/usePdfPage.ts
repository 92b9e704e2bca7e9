import { useEffect, useState } from 'react'
import type { OpenPdf, PdfPage } from './openPdf'
import { type PdfProblem, problemOf } from './pdfProblem'

type State = { pdf?: OpenPdf; number?: number; page?: PdfPage; problem?: PdfProblem }

/** Loads a page of the file. The previous page stays until then; the hook releases a page when it is left. */
export function usePdfPage(pdf: OpenPdf | undefined, number: number) {
  const [state, setState] = useState<State>({})
  useEffect(() => {
    if (!pdf) return
    let isHere = true
    const asked = pdf.page(number)
    asked.then(
      (page) => isHere && setState({ pdf, number, page }),
      (error) => isHere && setState({ pdf, number, problem: problemOf(error) }),
    )
    return () => {
      isHere = false
      asked.then(
        (page) => page.release(),
        () => {
          // The failure is already reported, or the page is no longer needed.
        },
      )
    }
  }, [pdf, number])
  const { page, problem } = state.pdf === pdf ? state : {}
  const isCurrent = state.pdf === pdf && state.number === number
  return { page, problem: isCurrent ? problem : undefined, isCurrent }
}
