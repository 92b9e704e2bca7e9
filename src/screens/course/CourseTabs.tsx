import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FullCourse } from '@/api/types'
import type { Enrollment } from '@/blocks/enrollment/useEnrollment'
import styles from './CourseTabs.module.css'
import { Curriculum } from './Curriculum'
import { Materials } from './Materials'

// With it comes what cleans a server's HTML; most who look at a course begin with its curriculum.
const Overview = lazy(() => import('./Overview'))

const tabs = ['curriculum', 'overview', 'materials'] as const
type Tab = (typeof tabs)[number]

type Props = { course: FullCourse; enrollment: Enrollment['kind'] }

/** Three tabs; the open one is part of the address, so that a link shows what its sender saw. */
export function CourseTabs({ course, enrollment }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useSearchParams()
  const open = tabs.find((tab) => tab === query.get('tab')) ?? 'curriculum'
  const show = (tab: Tab) => setQuery(tab === 'curriculum' ? {} : { tab }, { replace: true })

  function onKeyDown(event: KeyboardEvent) {
    const target = tabAfter(event, open)
    if (!target) return
    event.preventDefault()
    show(target)
    list.current?.querySelector<HTMLElement>(`[data-tab=${target}]`)?.focus()
  }

  const panels: Record<Tab, ReactNode> = {
    // Stays behind the other two: which chapters are open is not forgotten.
    curriculum: <Curriculum course={course} enrollment={enrollment} />,
    overview: open === 'overview' && (
      <Suspense fallback={null}>
        <Overview html={course.html} />
      </Suspense>
    ),
    materials: open === 'materials' && <Materials course={course} />,
  }
  return (
    <section className={styles.tabs}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={t('course.tabs.label')}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            className={styles.tab}
            aria-selected={tab === open}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => show(tab)}
          >
            {t(`course.tabs.${tab}`)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          className={styles.panel}
          hidden={tab !== open}
        >
          {panels[tab]}
        </div>
      ))}
    </section>
  )
}

/** Arrow keys follow the direction of reading; Home and End go to the ends. */
function tabAfter({ key, currentTarget }: KeyboardEvent, open: Tab): Tab | undefined {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const place = tabs.indexOf(open)
  if (key === forward) return tabs[(place + 1) % tabs.length]
  if (key === backward) return tabs.at(place - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
