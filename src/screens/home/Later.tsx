import { type ComponentType, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import action from '@/ui/action.module.css'
import { type LazyPart, useLazyPart } from '@/ui/lazyPart'
import { useIsNear } from '@/ui/useIsNear'
import styles from './Later.module.css'

type Props = {
  part: LazyPart<ComponentType>
  /** Which room is kept for it: as tall as the part will be. */
  room: 'about' | 'subjects' | 'courses' | 'how' | 'event' | 'parents' | 'join'
  /** The visitor reads on: what is near is fetched before it is seen. */
  isAhead: boolean
  /** Wanted however far away: Tab, and what reads a page aloud, find only what is there. */
  isWanted: boolean
}

/** Far enough ahead that a reader does not wait, near enough that who stops has not paid for the rest. */
const AHEAD = '400px'

/** A section below the hero: its code comes when it is seen, or ahead of who reads on, and nothing jumps when it does. */
export function Later({ part, room, isAhead, isWanted }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, isAhead ? AHEAD : '0px')
  // Who comes back finds the page as long as it was left.
  const wasLoaded = part.read().loaded !== undefined
  const { loaded: Part, hasFailed, retry } = useLazyPart(isNear || isWanted || wasLoaded ? part : undefined)
  return (
    <div ref={place} className={Part ? styles.here : styles.room} data-room={room}>
      {Part ? (
        <Part />
      ) : (
        hasFailed && (
          <p role="alert" className={styles.failed}>
            {t('home.later.failed')}
            <button type="button" className={action.quiet} onClick={retry}>
              {t('ui.retry')}
            </button>
          </p>
        )
      )}
    </div>
  )
}
