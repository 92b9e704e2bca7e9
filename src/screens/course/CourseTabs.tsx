import type { ReactNode } from 'react'
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

/** Three tabs; the open one is part of the address, so that a link shows what its sender saw. */
export function CourseTabs({ course, enrollment }: Props) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const open = tabs.find((tab) => tab === query.get('tab')) ?? 'curriculum'
  const panels: Record<Tab, ReactNode> = {
    curriculum: <Curriculum course={course} enrollment={enrollment} />,
    overview: <Overview html={course.html} isOpen={open === 'overview'} />,
    materials: <Materials course={course} />,
  }
  return (
    <section>
      <Tabs
        label={t('course.tabs.label')}
        tabs={tabs.map((name) => ({ name, text: t(`course.tabs.${name}`), panel: panels[name] }))}
        open={open}
        onShow={(tab) => setQuery(tab === 'curriculum' ? {} : { tab }, { replace: true })}
      />
    </section>
  )
}
