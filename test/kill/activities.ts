import type { Learner } from './learner.ts'
import type { Random } from './random.ts'
import { type SyllabusLesson, shortCourses } from './syllabus.ts'

export type ActivityName = keyof typeof activities

type Activity = {
  /** The lessons in which the activity is possible. */
  suits: (lesson: SyllabusLesson) => boolean
  /** Steps before the activity that the interruption may hit. */
  prepare?: (learner: Learner, random: Random) => Promise<void>
  act: (learner: Learner, random: Random, lesson: SyllabusLesson) => Promise<void>
  /** The interruption comes within this time, in milliseconds. */
  lastsMs: number
  /** The lessons that the activity may complete: only its own, or any of the course. */
  completes?: 'lesson' | 'any'
}

const isFilm = ({ type }: SyllabusLesson) => type === 'video'

/** The steps of a learner until the interruption. */
export const activities = {
  /** The learner presses Next once or several times, with or without a look at the lesson. */
  next: {
    suits: ({ type, slug }) => ['text', 'image', 'pdf'].includes(type) && !shortCourses.includes(slug),
    async act(learner, random) {
      for (let left = random.whole(1, 4); left > 0; left--) {
        await learner.goOn()
        await learner.pause(0, 500)
      }
    },
    lastsMs: 1500,
    completes: 'any',
  },
  chooses: {
    suits: ({ type }) => type === 'quiz',
    async act(learner, random, { questions }) {
      for (let left = random.whole(2, 8); left > 0; left--) {
        const question = random.whole(0, questions - 1)
        await learner.choose(question, random.whole(0, (await learner.optionsOf(question)) - 1))
        await learner.pause(20, 350)
      }
    },
    lastsMs: 1500,
  },
  submits: {
    suits: ({ type }) => type === 'quiz',
    async act(learner, random, { questions }) {
      const last = random.chance(0.2) ? questions - 2 : questions - 1
      for (let question = 0; question <= last; question++) {
        await learner.choose(question, random.whole(0, (await learner.optionsOf(question)) - 1))
        await learner.pause(0, 80)
      }
      await learner.submit()
    },
    lastsMs: 2500,
    completes: 'lesson',
  },
  watches: {
    suits: isFilm,
    prepare: (learner, random) => learner.play(random.pick([1, 1, 1.5, 2])),
    async act(learner, random) {
      while (true) {
        await learner.pause(300, 5000)
        if (random.chance(0.6)) await learner.seek()
      }
    },
    lastsMs: 9000,
  },
  'sees the end': {
    suits: (lesson) => isFilm(lesson) && !lesson.id.startsWith('long'),
    prepare: (learner) => learner.play(1),
    async act(learner) {
      await learner.seekToEnd()
      await learner.pause(2500, 3500)
    },
    lastsMs: 3000,
    completes: 'any',
  },
  'switches lessons': {
    suits: ({ slug }) => !shortCourses.includes(slug),
    async act(learner, random) {
      for (let left = random.whole(3, 8); left > 0; left--) {
        await learner.switchLesson()
        await learner.pause(0, 250)
        if (random.chance(0.2)) await learner.goOn()
      }
    },
    lastsMs: 1200,
    completes: 'any',
  },
  'finishes the course': {
    suits: ({ slug, id }) => shortCourses.includes(slug) && id.endsWith('-l-01'),
    async act(learner, _random, { slug }) {
      for (let left = Number(slug.at(-1)); left > 0; left--) {
        const lesson = learner.lessonNow()
        await learner.goOn()
        if (left > 1) await learner.page.waitForURL((url) => url.searchParams.get('lesson') !== lesson)
      }
      await learner.page.getByRole('dialog').waitFor()
    },
    lastsMs: 1500,
    completes: 'any',
  },
} satisfies Record<string, Activity>

export const activityOf = (name: ActivityName): Activity => activities[name]

const weights: Record<ActivityName, number> = {
  next: 28,
  chooses: 15,
  submits: 20,
  watches: 22,
  'sees the end': 5,
  'switches lessons': 7,
  'finishes the course': 4,
}

export const pickActivity = (random: Random) => random.weighted(weights)

/** Activities that end by themselves. */
export const calmActivities: ActivityName[] = ['next', 'chooses', 'submits']
