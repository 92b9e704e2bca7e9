import { ServerImage } from './ServerImage'

const FALLBACK = '/static/images/course-fallback.svg'

type Props = { url: string | undefined; className?: string; loading?: 'lazy' | 'eager' }

/** A course's picture, or the fallback where there is none or it cannot be loaded. Decoration: the title stands beside it. */
export function CourseImage(props: Props) {
  return <ServerImage {...props} fallback={FALLBACK} width={640} height={360} />
}
