import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import { useAppSelector } from '@/state/hooks'
import { selectKeepingProblem, selectKeptOfCourse } from '@/state/keeping/selectors'
import { FailureAlert } from '@/ui/FailureAlert'
import { lazyModule } from '@/ui/lazyModule'
import { useModuleOnDemand } from '@/ui/useModuleOnDemand'

const keepDialog = lazyModule(() => import('./KeepDialog'))

type Props = { slug: string; course: LearnerCourse; chapterId: string | undefined }

/** Opens the list in which a learner chooses lessons, chapters or the whole course to keep. */
export function KeepSeveral({ slug, course, chapterId }: Props) {
  const { t } = useTranslation()
  const problem = useAppSelector(selectKeepingProblem)
  const hasKept = useAppSelector((state) => selectKeptOfCourse(state, course.id).size > 0)
  const [isOpen, setOpen] = useState(false)
  const { loaded: KeepDialog, hasFailed, ask } = useModuleOnDemand(keepDialog)
  if (problem) return null
  return (
    <div>
      <Button
        block
        type="text"
        icon={<DownloadOutlined aria-hidden />}
        onClick={async () => setOpen(await ask())}
      >
        {t(hasKept ? 'keeping.keepMore' : 'keeping.keepSeveral')}
      </Button>
      {hasFailed && <FailureAlert title="keeping.keepFailed" />}
      {isOpen && KeepDialog && (
        <KeepDialog slug={slug} course={course} chapterId={chapterId} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
