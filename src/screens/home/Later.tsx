import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import action from '@/ui/action.module.css'
import styles from './Later.module.css'
import { useNear } from './useNear'
import { type LoadPart, usePart } from './usePart'

type Props = {
  load: LoadPart
  /** Which room is kept for it: as tall as the part will be. */
  room: 'about' | 'subjects' | 'courses' | 'how' | 'event' | 'parents' | 'join'
}

/** Far enough ahead that a reader does not wait, near enough that who leaves early has not paid for it. */
const NEAR = '400px'

/** A section below the first screen: its code comes when it is near, and nothing jumps when it does. */
export function Later({ load, room }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, NEAR)
  const { Part, hasFailed, retry } = usePart(load, isNear)
  return (
    <div ref={place} className={Part ? styles.here : styles.room} data-room={room}>
      {Part && <Part />}
      {hasFailed && !Part && (
        <p role="alert" className={styles.failed}>
          {t('home.later.failed')}{' '}
          <button type="button" className={action.quiet} onClick={retry}>
            {t('ui.retry')}
          </button>
        </p>
      )}
    </div>
  )
}
