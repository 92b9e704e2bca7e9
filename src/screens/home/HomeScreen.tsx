import { courseApi } from '@/api/course'
import type { ScreenRequests } from '@/state/screenRequests'
import { antdPart } from '@/ui/antdPart'
import { LazySection } from '@/ui/LazySection'
import { lazyPart } from '@/ui/lazyPart'
import { Hero } from './Hero'
import styles from './HomeScreen.module.css'
import { newest } from './newestCourses'

const sections = [
  { name: 'about', part: lazyPart(() => import('./About')) },
  { name: 'subjects', part: lazyPart(() => import('./Subjects')) },
  { name: 'courses', part: antdPart(() => import('./CoursesTeaser')) },
  { name: 'how', part: antdPart(() => import('./HowItWorks')) },
  { name: 'event', part: lazyPart(() => import('./StudentEvent')) },
  { name: 'parents', part: antdPart(() => import('./ParentalControl')) },
  { name: 'join', part: lazyPart(() => import('./JoinUs')) },
] as const

export const requests: ScreenRequests = () => [courseApi.endpoints.getCourses.initiate(newest)]

export default function HomeScreen() {
  return (
    <>
      <Hero />
      {sections.map(({ name, part }) => (
        <LazySection
          key={name}
          name={name}
          part={part}
          failed="ui.partFailed"
          className={styles.section}
          waitingClassName={`${styles.room} ${styles[name]}`}
        />
      ))}
    </>
  )
}
