import { Button, Tag } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CatalogueFilters, choicesIn } from '@/domain/catalogue/catalogue'
import { filterRemoved, filtersCleared } from '@/state/catalogue/slice'
import { useAppDispatch } from '@/state/hooks'
import styles from './AppliedFilters.module.css'
import { filterTexts } from './filterTexts'

type Props = {
  filters: CatalogueFilters
  /** Called after the last chip has gone and the focus is lost. */
  onCleared: () => void
}

/** The applied filters as chips. A press on a chip removes its filter. */
export function AppliedFilters({ filters, onCleared }: Props) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const chips = useRef<HTMLUListElement>(null)
  const pressed = useRef<number>(undefined)
  const choices = choicesIn(filters)
  // The pressed chip disappears, so the focus moves to the next one.
  useLayoutEffect(() => {
    const place = pressed.current
    pressed.current = undefined
    if (place === undefined || document.activeElement !== document.body) return
    const buttons = chips.current?.querySelectorAll<HTMLElement>(`.${styles.remove}`)
    const next = buttons?.[Math.min(place, buttons.length - 1)]
    if (next) next.focus()
    else onCleared()
  })
  if (choices.length === 0) return null
  return (
    <ul ref={chips} className={styles.chips} aria-label={t('courses.applied')}>
      {choices.map((choice, place) => {
        const label = t(filterTexts[choice.label])
        return (
          <li key={`${choice.group}-${choice.label}`}>
            <Tag
              className={styles.chip}
              classNames={{ close: styles.remove }}
              closable={{ 'aria-label': t('courses.remove', { label }) }}
              onClose={(event) => {
                // The slice decides which chips are shown.
                event.preventDefault()
                pressed.current = place
                dispatch(filterRemoved(choice))
              }}
            >
              {label}
            </Tag>
          </li>
        )
      })}
      <li>
        <Button
          type="link"
          onClick={() => {
            pressed.current = 0
            dispatch(filtersCleared())
          }}
        >
          {t('courses.clearAll')}
        </Button>
      </li>
    </ul>
  )
}
