import { Hero } from './Hero'
import { Later } from './Later'

const loadAbout = () => import('./About')
const loadSubjects = () => import('./Subjects')
const loadCourses = () => import('./CoursesTeaser')
const loadHow = () => import('./HowItWorks')
const loadEvent = () => import('./StudentEvent')
const loadParents = () => import('./ParentalControl')
const loadJoinUs = () => import('./JoinUs')

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <Later load={loadAbout} room="about" />
      <Later load={loadSubjects} room="subjects" />
      <Later load={loadCourses} room="courses" />
      <Later load={loadHow} room="how" />
      <Later load={loadEvent} room="event" />
      <Later load={loadParents} room="parents" />
      <Later load={loadJoinUs} room="join" />
    </>
  )
}
