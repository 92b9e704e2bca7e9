import { courseApi } from '@/api/course'
import type { ScreenRequests } from '@/state/screenRequests'
import { antdModule } from '@/ui/antdModule'
import { LazySection } from '@/ui/LazySection'
import { lazyModule } from '@/ui/lazyModule'
import { Hero } from './Hero'
import styles from './HomeScreen.module.css'
import { newest } from './newestCourses'

const sections = [
  { name: 'about', part: lazyModule(() => import('./About')) },
  { name: 'subjects', part: lazyModule(() => import('./Subjects')) },
  { name: 'courses', part: antdModule(() => import('./CoursesTeaser')) },
  { name: 'how', part: antdModule(() => import('./HowItWorks')) },
  { name: 'event', part: lazyModule(() => import('./StudentEvent')) },
  { name: 'parents', part: antdModule(() => import('./ParentalControl')) },
  { name: 'join', part: lazyModule(() => import('./JoinUs')) },
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
          waitingClassName={`${styles.placeholder} ${styles[name]}`}
        />
      ))}
    </>
  )
}
