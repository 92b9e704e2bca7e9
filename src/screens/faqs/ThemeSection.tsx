import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '@/ui/Disclosure'
import layout from '@/ui/layout.module.css'
import { Answer } from './Answer'
import type { QuestionId, Theme } from './questions'
import styles from './ThemeSection.module.css'
import { useHashTarget } from './useHashTarget'

export function ThemeSection({ theme, questions }: Theme) {
  const { t } = useTranslation()
  const id = `theme-${theme}`
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<readonly QuestionId[]>([])
  useHashTarget(id, () => heading.current?.focus({ preventScroll: true }))
  const show = (question: QuestionId) =>
    setOpen((shown) => [...shown.filter((one) => one !== question), question])
  return (
    <section id={id} className={styles.theme} aria-labelledby={`${id}-title`}>
      <h2 ref={heading} id={`${id}-title`} className={layout.flush} tabIndex={-1}>
        {t(`faqs.themes.${theme}`)}
      </h2>
      <Disclosure
        className={styles.questions}
        items={questions.map((question) => ({
          key: question,
          title: t(`faqs.questions.${question}.question`),
          children: <Answer id={question} onLinked={() => show(question)} />,
        }))}
        open={open}
        onToggle={(key) => {
          const question = key as QuestionId
          if (open.includes(question)) setOpen(open.filter((one) => one !== question))
          else show(question)
        }}
        idOf={(key) => key}
      />
    </section>
  )
}
