import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectNotices } from '@/state/notices/selectors'
import { type Notice, noticeDismissed } from '@/state/notices/slice'
import { useFocusBefore } from '@/ui/useFocusReturn'
import styles from './NoticeArea.module.css'
import { useNoticeCard } from './useNoticeCard'

/** Long enough to read two short lines. Failures stay until the user closes them. */
const SHOWN_MS = 5000

/** Shows notices on every page. It is a live region, so screen readers announce them. */
export function NoticeArea() {
  const notices = useAppSelector(selectNotices)
  return (
    <div id="notices" className={styles.area} role="status">
      {notices.map((notice) => (
        <GivenNotice key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function GivenNotice({ notice: { id, kind, text, message } }: { notice: Notice }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const Card = useNoticeCard()
  const focusBefore = useFocusBefore<HTMLDivElement>()
  useEffect(() => {
    if (!Card || kind === 'failure') return
    const timer = setTimeout(() => dispatch(noticeDismissed(id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [Card, id, kind, dispatch])
  if (!Card) return null
  return (
    <div className={styles.notice} {...focusBefore}>
      <Card kind={kind} text={t(text)} message={message} onClose={() => dispatch(noticeDismissed(id))} />
    </div>
  )
}
