import { CheckCircleFilled, PauseCircleOutlined, SyncOutlined, WarningOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import type { KeepingStatus, KeptLesson } from '@/domain/keeping/keptLesson'
import type { TextKey } from '@/lib/i18n/i18n'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './keeping.module.css'

const icons = {
  waiting: SyncOutlined,
  loading: SyncOutlined,
  paused: PauseCircleOutlined,
  kept: CheckCircleFilled,
  failed: WarningOutlined,
}

/** Says how far a lesson is on its way to the device. Screen readers hear changes, but no percentages. */
export function KeptStatus({ kept: { status, percent, reason } }: { kept: KeptLesson }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const Icon = icons[status]
  const percentText = formatNumber(percent, language)
  return (
    <span className={styles.status} data-keeping={status}>
      <Icon aria-hidden />
      <span>
        {t(`keeping.${status}`, { percent: percentText })}
        {reason && <> · {t(`keeping.reasons.${reason}`)}</>}
      </span>
      {(status === 'loading' || status === 'paused') && (
        <Progress
          className={styles.bar}
          percent={percent}
          showInfo={false}
          size={{ height: 6 }}
          aria-hidden
        />
      )}
      <span className="visually-hidden" role="status">
        {announced[status] && t(announced[status])}
      </span>
    </span>
  )
}

/**
 * These texts stay the same while the percentage changes. A queue is silent, because many lessons may wait.
 */
const announced: Record<KeepingStatus, TextKey | undefined> = {
  waiting: undefined,
  loading: 'keeping.announced.loading',
  paused: 'keeping.announced.paused',
  kept: 'keeping.kept',
  failed: 'keeping.failed',
}
