import { CheckOutlined, ExclamationOutlined, MobileOutlined, SyncOutlined } from '@ant-design/icons'
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
  onDevice: MobileOutlined,
  nowhere: ExclamationOutlined,
  refused: ExclamationOutlined,
} satisfies Record<SaveStatus['kind'], unknown>

type Props = { slug: string; course: LearnerCourse }

/** A quiet line: how safe what she has learned is, and why it is not where it should be. */
export function SaveStatusLine({ slug, course }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const safety = useAppSelector(selectSaveStatus)
  const announced = useAnnouncedSaveStatus(safety)
  const Sign = signs[safety.kind]
  const words = useRef<HTMLParagraphElement>(null)
  return (
    <>
      {/* Always there, so that what fills it is heard; seen is the line below, which changes every few seconds. */}
      <p role="status" className="visually-hidden">
        {announced && textOf(announced)}
      </p>
      <div className={styles.line} data-safety={safety.kind}>
        <div className={styles.said}>
          {Sign && <Sign className={styles.sign} aria-hidden />}
          <p ref={words} className={layout.flush} tabIndex={-1}>
            {textOf(safety)}
          </p>
        </div>
        {safety.kind === 'refused' && (
          <Refused
            slug={slug}
            course={course}
            count={safety.count}
            next={() => (words.current?.textContent ? words.current : pageTitle())}
          />
        )}
      </div>
    </>
  )

  function textOf(safety: SaveStatus) {
    if (safety.kind === 'untouched') return ''
    const values =
      safety.kind === 'refused' ? { count: safety.count, number: formatNumber(safety.count, language) } : {}
    return t(keyOf(safety), values)
  }
}

function keyOf(safety: Exclude<SaveStatus, { kind: 'untouched' }>): TextKey {
  switch (safety.kind) {
    case 'onDevice':
      return safety.because === 'offline' ? 'learn.safety.onDeviceOffline' : 'learn.safety.onDeviceServer'
    case 'nowhere':
      return safety.because === 'full' ? 'learn.safety.nowhereFull' : 'learn.safety.nowhereForbidden'
    default:
      return `learn.safety.${safety.kind}` as TextKey
  }
}
