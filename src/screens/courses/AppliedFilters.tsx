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
  /** Called when the last chip is gone, and the focus with it. */
  onCleared: () => void
}

/** A chip for each applied filter; a press takes it away. */
export function AppliedFilters({ filters, onCleared }: Props) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const chips = useRef<HTMLUListElement>(null)
  const pressed = useRef<number>(undefined)
  const choices = choicesIn(filters)
  // The focus leaves the page with the chip that had it: it goes to the chip that follows.
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
                // The store decides what is shown.
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
