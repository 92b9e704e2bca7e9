import { type RefObject, useEffect, useState } from 'react'
import type { PdfPage } from './openPdf'
import { clear, drawPage, drawTextLayer, keepVisiblePartSharp } from './paper'
import { type PdfProblem, problemOf } from './pdfProblem'

type State = { page?: PdfPage; hasWords?: boolean; problem?: PdfProblem }

/** Draws the page at the given scale; a newer drawing cancels an older one. No page: an empty paper. */
export function useDrawing(paper: RefObject<HTMLElement | null>, page: PdfPage | undefined, scale: number) {
  const [state, setState] = useState<State>({})
  useEffect(() => {
    const element = paper.current
    if (!element) return
    if (!page) {
      clear(element)
      setState({})
      return
    }
    const drawing = new AbortController()
    show(element, page, scale, drawing.signal, setState).catch((error) => {
      if (drawing.signal.aborted) return
      clear(element)
      setState({ page, problem: problemOf(error) })
    })
    return () => drawing.abort()
  }, [paper, page, scale])
  const current = state.page === page ? state : {}
  return {
    ...current,
    isDrawn: current.page !== undefined && current.problem === undefined,
    isEmpty: page === undefined || state.page === undefined || state.problem !== undefined,
  }
}

async function show(
  paper: HTMLElement,
  page: PdfPage,
  scale: number,
  signal: AbortSignal,
  onState: (state: State) => void,
) {
  await drawPage(paper, page, scale, signal)
  onState({ page })
  const hasWords = await drawTextLayer(paper, page, signal)
  onState({ page, hasWords })
  keepVisiblePartSharp(paper, page, scale, signal)
}
