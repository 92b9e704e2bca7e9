import { arts } from './arts.ts'
import { coding } from './coding.ts'
import { english } from './english.ts'
import { homeAndScreens } from './home-and-screens.ts'
import { learningHabits } from './learning-habits.ts'
import type { Post } from './post.ts'

export const posts: Post[] = [...homeAndScreens, ...learningHabits, ...coding, ...arts, ...english]
