import { type Content, content as ownContent } from './fixtures/content.ts'
import { type Email, initialState, type WorldState } from './state.ts'
import { memoryStore } from './stores/memory.ts'
import type { Store } from './stores/store.ts'

/** A mock server's whole world: content that never changes, and the little that does. */
export interface World {
  readonly content: Content
  /** Milliseconds since 1970. */
  now(): number
  /** Called before each answer; the browser's demo takes its time here. */
  pause(): Promise<void>
  /** Called with each e-mail that the server would send. */
  deliver(email: Email): void
  /** Reads, changes and saves in one go; nothing is saved when `change` throws. */
  transact<T>(change: (state: WorldState) => T): Promise<T>
  /** Back to the beginning. */
  reset(): Promise<void>
}

export interface WorldOptions {
  store?: Store
  /** Another catalogue, such as an empty one. */
  content?: Partial<Content>
  now?: () => number
  pause?: () => Promise<void>
  deliver?: (email: Email) => void
}

/** Worlds know nothing of each other, so tests that run at the same time never meet. */
export function createWorld(options: WorldOptions = {}): World {
  const {
    store = memoryStore(),
    content,
    now = Date.now,
    pause = async () => {},
    deliver = () => {},
  } = options
  return {
    content: { ...ownContent, ...content },
    now,
    pause,
    deliver,
    transact: store.transact,
    reset: store.reset,
  }
}

/** The same world by a clock that is so many seconds ahead. */
export function withClockAhead(world: World, seconds: number): World {
  return { ...world, now: () => world.now() + seconds * 1000 }
}

/** Changes whenever the seed data or the courses change, so that a browser forgets what no longer fits. */
export function worldVersion(): string {
  const lessons = ownContent.courses.flatMap(({ id, chapters }) => [
    id,
    ...chapters.flatMap((one) => one.lessons.map((lesson) => lesson.id)),
  ])
  return fingerprint(JSON.stringify([initialState(), lessons]))
}

/** FNV-1a: short, and good enough to notice a change. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}
