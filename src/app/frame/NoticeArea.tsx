import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { type Notice, noticeDismissed } from '@/state/notices/slice'
import styles from './NoticeArea.module.css'

/** Long enough to read two short lines at ease; failures stay until they are closed. */
const SHOWN_MS = 5000

/** Where notices appear and are read aloud, on every page. */
export function NoticeArea() {
  const notices = useAppSelector((state) => state.notices)
  return (
    <div id="notices" className={styles.area} role="status">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (notice.kind === 'failure') return
    const timer = setTimeout(() => dispatch(noticeDismissed(notice.id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice.id, notice.kind, dispatch])
  return (
    <div className={styles.card} data-kind={notice.kind}>
      <div>
        <p className={styles.text}>{t(notice.text)}</p>
        {notice.message && <p className={styles.text}>{notice.message}</p>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('ui.close')}
        onClick={() => dispatch(noticeDismissed(notice.id))}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
