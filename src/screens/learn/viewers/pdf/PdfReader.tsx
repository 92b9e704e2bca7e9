import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectDirection, selectLanguage } from '@/state/language/selectors'
import { commandOf } from './frameKeys'
import { PageLinks } from './PageLinks'
import { PageTurner } from './PageTurner'
import { PdfFrame } from './PdfFrame'
import styles from './PdfReader.module.css'
import { validPage } from './pageNumber'
import { useDrawing } from './useDrawing'
import { useInnerWidth } from './useInnerWidth'
import { useOpenPdf } from './useOpenPdf'
import { usePdfPage } from './usePdfPage'
import { ZoomControls } from './ZoomControls'
import { scaleOf, type Zoom, zoomedIn, zoomedOut } from './zoom'

type Props = {
  url: string
  /** The page at which the learner left the file, if any. */
  startPage: number | undefined
  onPage: (page: number) => void
}

/** Shows one page at a time. A failure shows in place of the page. */
export function PdfReader({ url, startPage, onPage }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const direction = useAppSelector(selectDirection)
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(1)
  const [pageCount, setPageCount] = useState<number>()
  const [turnedTo, setTurnedTo] = useState<number>()
  const [zoom, setZoom] = useState<Zoom>('width')

  const { pdf, problem: fileProblem } = useOpenPdf(url, attempt)
  if (pdf && pdf.pageCount !== pageCount) setPageCount(pdf.pageCount)
  const number = validPage(turnedTo ?? startPage, pageCount ?? 0) ?? 1
  const { page, problem: pageProblem, isCurrent } = usePdfPage(pdf, number)
  const scale = scaleOf(zoom, page?.width ?? 0, useInnerWidth(frame))
  const drawing = useDrawing(paper, page, scale)
  const problem = fileProblem ?? pageProblem ?? drawing.problem

  function turnTo(page: number | undefined) {
    if (page === undefined || page === number || !validPage(page, pageCount ?? 0)) return
    // A followed link disappears with its page, so the frame takes the focus.
    if (paper.current?.contains(document.activeElement)) frame.current?.focus()
    setTurnedTo(page)
    onPage(page)
    if (problem) setAttempt(attempt + 1)
  }
  function retry() {
    setAttempt(attempt + 1)
    frame.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || target.matches('input')) return
    const command = commandOf(event, direction, target === frame.current ? target : undefined)
    if (!command || pageCount === undefined) return
    event.preventDefault()
    const pages = { first: 1, previous: number - 1, next: number + 1, last: pageCount }
    const zooms = { zoomIn: zoomedIn(scale), zoomOut: zoomedOut(scale), fit: 'width' as const }
    if (command in pages) turnTo(pages[command as keyof typeof pages])
    else setZoom(zooms[command as keyof typeof zooms] ?? zoom)
  }

  const shownNumber = formatNumber(number, language)
  const where =
    pageCount === undefined
      ? t('learn.types.pdf')
      : t('learn.pdf.page', { number: shownNumber, total: formatNumber(pageCount, language) })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the actions of its buttons
    <div className={styles.reader} onKeyDown={onKeyDown}>
      {!(fileProblem && pageCount === undefined) && (
        <div className={styles.toolbar}>
          <PageTurner page={number} pageCount={pageCount} onTurn={turnTo} />
          <ZoomControls zoom={zoom} scale={scale} onZoom={setZoom} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {pageCount === undefined ? '' : where}
      </p>
      <PdfFrame
        frame={frame}
        paper={paper}
        where={where}
        title={fileProblem ? t('learn.pdf.failed') : t('learn.pdf.pageFailed', { number: shownNumber })}
        problem={problem}
        isEmpty={drawing.isEmpty}
        isBusy={!problem && !(isCurrent && drawing.isDrawn)}
        isPicture={drawing.hasWords === false}
        onRetry={retry}
      />
      <PageLinks paper={paper} page={drawing.isDrawn ? page : undefined} onFollowed={turnTo} />
    </div>
  )
}
