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
  /** The failure that kept the page from showing, if any. */
  title: string
  problem: PdfProblem | undefined
  isEmpty: boolean
  isBusy: boolean
  /** The page has no words that could be read aloud. */
  isPicture: boolean
  onRetry: () => void
}

/** The page's frame. A larger page scrolls inside; the keys that turn and zoom work here. */
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
    // Pages are placed and scrolled from left to right in every language; their words have directions of their own.
    <section
      ref={frame}
      dir="ltr"
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
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
