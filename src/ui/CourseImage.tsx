import { ServerImage } from './ServerImage'

const FALLBACK = '/static/images/course-fallback.svg'

type Props = { url: string | undefined; className?: string; loading?: 'lazy' | 'eager'; coverOf?: string }

/**
 * A course's picture, or a fallback if it is missing or cannot be loaded. It has no alternative text: the
 * title is beside it.
 */
export function CourseImage(props: Props) {
  return <ServerImage {...props} fallback={FALLBACK} width={640} height={360} />
}
