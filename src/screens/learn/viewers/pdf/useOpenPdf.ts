import { useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from './openPdf'
import { type PdfProblem, problemOf } from './pdfProblem'

type State = { key: string; pdf?: OpenPdf; problem?: PdfProblem }

/** Opens the file at `url`. A new `attempt` opens it again, since pdf.js never repeats a failed request. */
export function useOpenPdf(url: string, attempt: number): Omit<State, 'key'> {
  const key = `${attempt} ${url}`
  const [state, setState] = useState<State>({ key })
  useEffect(() => {
    const { opened, close } = openPdf(url)
    let isHere = true
    opened.then(
      (pdf) => isHere && setState({ key, pdf }),
      (error) => isHere && setState({ key, problem: problemOf(error) }),
    )
    return () => {
      isHere = false
      close()
    }
  }, [url, key])
  return state.key === key ? state : {}
}
