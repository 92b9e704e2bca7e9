import { Alert, Button } from 'antd'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'
import { useAppSelector } from '@/state/hooks'
import { selectDirection } from '@/state/language/selectors'
import styles from './PdfReader.module.css'
import type { PdfProblem } from './pdfProblem'

const causes: Partial<Record<PdfProblem, TextKey>> = {
  damaged: 'learn.pdf.damaged',
  locked: 'learn.pdf.locked',
  missing: 'learn.pdf.missing',
  unreachable: 'learn.pdf.unreachable',
}

type Props = {
  frame: RefObject<HTMLDivElement | null>
  paper: RefObject<HTMLDivElement | null>
  /** 'Page 3 of 300' */
  where: string
  /** The failure because of which the page is not shown, if any. */
  title: string
  problem: PdfProblem | undefined
  isEmpty: boolean
  isBusy: boolean
  /** The page has no text that a screen reader could read. */
  isPicture: boolean
  onRetry: () => void
}

/** The scrolling frame of the page. It receives the keys that turn and zoom. */
export function PdfFrame({
  frame,
  paper,
  where,
  title,
  problem,
  isEmpty,
  isBusy,
  isPicture,
  onRetry,
}: Props) {
  const { t } = useTranslation()
  const direction = useAppSelector(selectDirection)
  const keys = useId()
  const shows = problem ? 'problem' : isEmpty ? 'waiting' : 'page'
  const cause = problem && causes[problem]
  return (
    // A page scrolls from left to right in every language; its text has its own direction.
    <section
      ref={frame}
      dir="ltr"
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be focusable
      tabIndex={0}
      aria-label={where}
      aria-describedby={keys}
      aria-busy={isBusy}
      data-shows={shows}
    >
      <p id={keys} hidden>
        {t('learn.pdf.keys')}
      </p>
      {isPicture && !problem && <p className="visually-hidden">{t('learn.pdf.noWords')}</p>}
      {shows === 'waiting' && (
        <p dir={direction} className={styles.notice} role="status">
          {t('learn.pdf.loading')}
        </p>
      )}
      {problem && (
        <div dir={direction} className={styles.notice}>
          <Alert
            type="warning"
            title={title}
            description={
              <>
                {cause && <p>{t(cause)}</p>}
                <Button onClick={onRetry}>{t('ui.retry')}</Button>
              </>
            }
          />
        </div>
      )}
      <div ref={paper} className={styles.paper} />
    </section>
  )
}
