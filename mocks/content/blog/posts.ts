import { arts } from './arts.ts'
import { coding } from './coding.ts'
import { community } from './community.ts'
import { english } from './english.ts'
import { forChildren } from './for-children.ts'
import { forTeachers } from './for-teachers.ts'
import { homeAndScreens } from './home-and-screens.ts'
import { learningHabits } from './learning-habits.ts'
import type { Post } from './post.ts'

export const posts: Post[] = [
  ...arts,
  ...coding,
  ...community,
  ...english,
  ...forChildren,
  ...forTeachers,
  ...homeAndScreens,
  ...learningHabits,
]
