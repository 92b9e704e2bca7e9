import { useAppSelector } from '@/state/hooks'
import { selectHasKeptLesson } from '@/state/keeping/early'
import { lazyModule, useLazyModule } from '@/ui/lazyModule'

const keptCount = lazyModule(() => import(/* webpackChunkName: "kept-parts" */ './KeptCount'))

/** On pages that visitors read, too: the count loads only on a device that keeps lessons of the course. */
export function CourseKeptCount({ courseId }: { courseId: string }) {
  const isKept = useAppSelector((state) => selectHasKeptLesson(state, courseId))
  const { loaded: KeptCount } = useLazyModule(isKept ? keptCount : undefined)
  return isKept && KeptCount ? <KeptCount courseId={courseId} /> : null
}
