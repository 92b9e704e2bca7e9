import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Question } from './Question'
import type { Theme } from './questions'
import styles from './ThemeSection.module.css'
import { useHashTarget } from './useHashTarget'

export function ThemeSection({ theme, questions }: Theme) {
  const { t } = useTranslation()
  const id = `theme-${theme}`
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useHashTarget(id, place, () => heading.current?.focus({ preventScroll: true }))
  return (
    <section ref={place} id={id} className={styles.theme} aria-labelledby={`${id}-title`}>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {t(`faqs.themes.${theme}`)}
      </h2>
      {questions.map((question) => (
        <Question key={question} id={question} />
      ))}
    </section>
  )
}
