import { CheckOutlined, ClockCircleOutlined, ExclamationOutlined, SyncOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import type { TextKey } from '@/lib/i18n/i18n'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { type SaveStatus, selectSaveStatus } from '@/state/learning/selectors'
import layout from '@/ui/layout.module.css'
import { pageTitle } from '@/ui/useFocusReturn'
import { Refused } from './Refused'
import styles from './SaveStatusLine.module.css'
import { useAnnouncedSaveStatus } from './useAnnouncedSaveStatus'

const signs = {
  untouched: undefined,
  saved: CheckOutlined,
  saving: SyncOutlined,
  onDevice: ClockCircleOutlined,
  unsaved: ExclamationOutlined,
  refused: ExclamationOutlined,
} satisfies Record<SaveStatus['kind'], unknown>

type Props = { slug: string; course: LearnerCourse }

/** Shows whether the learner's work is saved and, if it is not, why. */
export function SaveStatusLine({ slug, course }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const status = useAppSelector(selectSaveStatus)
  const announced = useAnnouncedSaveStatus(status)
  const Sign = signs[status.kind]
  const words = useRef<HTMLParagraphElement>(null)
  return (
    <>
      {/* A screen reader announces changes of this permanent region. The visible line changes every few
          seconds, so it is not announced. */}
      <p role="status" className="visually-hidden">
        {announced && textOf(announced)}
      </p>
      <div className={styles.line} data-save-status={status.kind}>
        <div className={styles.said}>
          {Sign && <Sign className={styles.sign} aria-hidden />}
          <p ref={words} className={layout.flush} tabIndex={-1}>
            {textOf(status)}
          </p>
        </div>
        {status.kind === 'refused' && (
          <Refused
            slug={slug}
            course={course}
            count={status.count}
            next={() => (words.current?.textContent ? words.current : pageTitle())}
          />
        )}
      </div>
    </>
  )

  function textOf(status: SaveStatus) {
    if (status.kind === 'untouched') return ''
    const values =
      status.kind === 'refused' ? { count: status.count, number: formatNumber(status.count, language) } : {}
    return t(keyOf(status), values)
  }
}

function keyOf(status: Exclude<SaveStatus, { kind: 'untouched' }>): TextKey {
  switch (status.kind) {
    case 'onDevice':
      return status.because === 'offline'
        ? 'learn.saveStatus.onDeviceOffline'
        : 'learn.saveStatus.onDeviceServer'
    case 'unsaved':
      return status.because === 'full' ? 'learn.saveStatus.unsavedFull' : 'learn.saveStatus.unsavedForbidden'
    default:
      return `learn.saveStatus.${status.kind}` as TextKey
  }
}
