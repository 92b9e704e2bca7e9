import { startTransition, useMemo, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FullCourse } from '@/api/types'
import type { Enrollment } from '@/blocks/enrollment/useEnrollment'
import { Tabs } from '@/ui/Tabs'
import { Curriculum } from './Curriculum'
import { Materials } from './Materials'
import { Overview } from './Overview'

const tabs = ['curriculum', 'overview', 'materials'] as const
type Tab = (typeof tabs)[number]

type Props = { course: FullCourse; enrollment: Enrollment['kind'] }

/** The tabs of the page. The URL contains the open one, so that a shared link opens the same tab. */
export function CourseTabs({ course, enrollment }: Props) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  // The tab opens at once. The navigation renders the whole page, so it is a transition.
  const [open, openAtOnce] = useOptimistic(tabs.find((tab) => tab === query.get('tab')) ?? 'curriculum')
  const show = (tab: Tab) =>
    startTransition(() => {
      openAtOnce(tab)
      setQuery(tab === 'curriculum' ? {} : { tab }, { replace: true })
    })
  const isOverviewOpen = open === 'overview'
  const panels = {
    curriculum: useMemo(() => <Curriculum course={course} enrollment={enrollment} />, [course, enrollment]),
    overview: useMemo(
      () => <Overview html={course.html} isOpen={isOverviewOpen} />,
      [course, isOverviewOpen],
    ),
    materials: useMemo(() => <Materials course={course} />, [course]),
  }
  return (
    <section>
      <Tabs
        label={t('course.tabs.label')}
        tabs={tabs.map((name) => ({ name, text: t(`course.tabs.${name}`), panel: panels[name] }))}
        open={open}
        onShow={show}
      />
    </section>
  )
}
