import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import actions from '@/ui/action.module.css'
import type { OpenPdf } from './openPdf'
import styles from './Pdf.module.css'

/** One page at a time, however many there are. */
export function PdfPages({ pdf }: { pdf: OpenPdf }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState(1)
  const [words, setWords] = useState('')
  const where = t('learn.pdf.page', {
    number: formatNumber(page, language),
    total: formatNumber(pdf.pageCount, language),
  })

  useEffect(() => {
    let isHere = true
    setWords('')
    if (canvas.current)
      pdf.draw(page, canvas.current).then(
        (text) => isHere && setWords(text),
        () => {
          // Another page was asked for before this one was drawn.
        },
      )
    return () => {
      isHere = false
    }
  }, [pdf, page])

  return (
    <section className={styles.pages} aria-label={where}>
      <div className={styles.frame}>
        {/* A canvas writes in its own direction; pdf.js has placed each letter already. */}
        <canvas ref={canvas} dir="ltr" className={styles.page} role="img" aria-label={where} />
        <p className="visually-hidden">{words}</p>
      </div>
      <div className={styles.turn}>
        <button
          type="button"
          className={actions.quiet}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {t('learn.pdf.previous')}
        </button>
        <span role="status">{where}</span>
        <button
          type="button"
          className={actions.quiet}
          disabled={page === pdf.pageCount}
          onClick={() => setPage(page + 1)}
        >
          {t('learn.pdf.next')}
        </button>
      </div>
    </section>
  )
}
