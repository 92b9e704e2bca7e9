import type { FullCourse } from '@/api/types'
import { nothing } from './known'
import { Draw } from './random'
import { TabStore } from './tabStore'
import { COURSE, type Fate, LESSONS, type Tab, USERS, type World } from './world'

/** A world in which no user is signed in, no page is open, and nothing is learned. */
export function createWorld(setting: Pick<World, 'logic' | 'tally' | 'trace'>): World {
  const world: World = {
    ...setting,
    isCredulous: false,
    refusesQuizzes: false,
    faults: 0,
    draw: new Draw(),
    step: 0,
    now: 0,
    wall: 1_760_000_000_000,
    isOnline: true,
    tabs: [createTab('one'), createTab('two')],
    network: [],
    sent: 0,
    answerCount: 0,
    server: USERS.map(() => LESSONS.map((lessonId) => ({ lessonId, status: 'not_started' }))),
    fates: USERS.map(() => LESSONS.map(createFate)),
    events: [
      {
        kind: 'position',
        user: -1,
        lesson: -1,
        parent: 0,
        isForeign: true,
        isForDevice: false,
        isSeen: false,
      },
    ],
    device: USERS.map(() => LESSONS.map(() => undefined)),
    isFull: false,
    isMute: false,
    journals: [],
    cachedAnswers: [undefined, undefined],
    stored: undefined,
    isRemembered: true,
    lastUser: 0,
    tokens: 0,
    outboxes: 0,
    turns: [undefined, undefined],
    trace: setting.trace,
  }
  for (const tab of world.tabs) tab.store = new TabStore(world, tab)
  return world
}

const courses: Record<string, FullCourse> = {}

/** Each page has its own copy of the course, which all histories share. */
function courseOf(name: string) {
  courses[name] ??= {
    id: COURSE,
    title: COURSE,
    chapters: [
      {
        id: 'chapter',
        title: 'chapter',
        order: 1,
        lessons: LESSONS.map((id, order) => ({ id, title: id, order, type: id })),
      },
    ],
  }
  return courses[name]
}

function createTab(name: string): Tab {
  return {
    name,
    isOpen: false,
    session: undefined,
    store: undefined as never,
    outbox: undefined,
    closing: [],
    cache: undefined,
    query: undefined,
    inbox: [],
    course: courseOf(name),
    view: undefined,
    viewOf: [],
    isViewOld: true,
    isCacheOld: false,
    cacheAnsweredAt: 0,
  }
}

function createFate(): Fate {
  return {
    durable: nothing,
    deliberate: 0,
    wasDone: false,
    wasDoneAtServer: false,
    doneElsewhereAt: Number.POSITIVE_INFINITY,
    hasFallenBack: false,
    hasForeignPosition: false,
    isLate: false,
    isDivided: false,
    wasUnkept: false,
    lastApplied: 0,
    acknowledgedAt: 0,
  }
}
