import { nearest } from '../faults/faultProblem.ts'
import type { Scenario, Subject, SubjectScenario } from './scenario.ts'
import { asking } from './subjects/asking.ts'
import { blog } from './subjects/blog.ts'
import { catalogue } from './subjects/catalogue.ts'
import { donation } from './subjects/donation.ts'
import { frame } from './subjects/frame.ts'
import { keeping } from './subjects/keeping.ts'
import { learning } from './subjects/learning.ts'
import { myCourses } from './subjects/myCourses.ts'
import { profile } from './subjects/profile.ts'
import { registration } from './subjects/registration.ts'
import { session } from './subjects/session.ts'
import { works } from './subjects/works.ts'

const bySubject: Record<Subject, Scenario[]> = {
  frame,
  session,
  asking,
  blog,
  works,
  catalogue,
  learning: [...learning, ...keeping, ...myCourses],
  donation,
  registration,
  profile,
}

/** Every state that has a link, in the order of the page that lists them. */
export const scenarios: SubjectScenario[] = Object.entries(bySubject).flatMap(([subject, ones]) =>
  // A cast: Object.entries forgets the names.
  ones.map((one) => ({ ...one, subject: subject as Subject })),
)

export function scenarioOf(name: string): SubjectScenario | undefined {
  return scenarios.find((one) => one.name === name)
}

/** The name in the list that is spelled most alike. */
export function nearestScenario(name: string): string {
  return nearest(
    name,
    scenarios.map((one) => one.name),
  )
}
