import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpHandler } from 'msw'
import { cardHandlers } from '../card-provider/handlers.ts'
import { portalHandler } from '../faults/answers.ts'
import { createFaults, type Faults } from '../faults/faults.ts'
import { handlersFor } from '../handlers/all.ts'
import type { Tally } from '../judge/tally.ts'
import { createWorld, type World, type WorldOptions, withClockAhead } from '../world.ts'

/** A request as a test may look at it afterwards. */
export interface ReceivedRequest {
  at: string
  operationId?: string
  method: string
  path: string
  query: string
  headers: Record<string, string | string[] | undefined>
  /** Parsed when it is JSON. */
  body: unknown
  /** Status of the answer; left out while there is none, and when none was given. */
  status?: number
  fault?: string
}

/** The handlers of the API host, and of the card payment provider. */
type Handlers = { api: HttpHandler[]; cards: HttpHandler[] }

/** One world behind HTTP, with what tests do to it. */
export interface Place {
  /** The name of its world, as a person reads it. */
  title: string
  world: World
  handlers: Handlers
  /** The same by a clock that is so many seconds ahead. */
  handlersAhead(seconds: number): Handlers
  /** Answers before the mock API does. */
  replay?: HttpHandler
  faults: Faults
  requests: ReceivedRequest[]
  /** The document of a scenario that is asked for next. */
  arrivalPath?: string
  /** The script that the document gets. */
  arrivalScript?: string
  /** Connections that wait for their next request. */
  idle: Set<Socket>
}

const DEFAULT_NAME = 'default'
const KEPT_REQUESTS = 5000

export interface PlaceOptions extends WorldOptions {
  /** Makes the handler of one world, which replays a set from its first call. */
  replay?: () => HttpHandler
}

/** Worlds by name, made when first asked for. @param tally judges their calls against the contract */
export function createPlaces(options: PlaceOptions = {}, tally?: Tally) {
  const places = new Map<string, Place>()

  return {
    tally,
    of(request: IncomingMessage): Place {
      const name = nameOf(request)
      const known = places.get(name) ?? createPlace(name, options)
      places.set(name, known)
      return known
    },
    forget(connection: Socket) {
      for (const { idle } of places.values()) idle.delete(connection)
    },
    async reset(place: Place) {
      // A request that the old world holds must not change the new one.
      place.faults.abandon()
      await place.world.reset()
      place.replay = options.replay?.()
      place.faults.clear()
      place.requests.length = 0
      place.arrivalPath = undefined
      place.arrivalScript = undefined
    },
  }
}

function createPlace(name: string, { replay, ...options }: PlaceOptions): Place {
  const world = createWorld(options)
  return {
    title: titleOf(name),
    world,
    handlers: handlersIn(world),
    handlersAhead: (seconds) => handlersIn(withClockAhead(world, seconds)),
    replay: replay?.(),
    faults: createFaults(),
    requests: [],
    idle: new Set(),
  }
}

function handlersIn(world: World): Handlers {
  return { api: [...handlersFor(world), portalHandler], cards: cardHandlers(world) }
}

/** The header names the world; a cookie does where a page's own requests carry no header. */
function nameOf({ headers }: IncomingMessage) {
  const cookie = /(?:^|;\s*)mock-world=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return headers['x-mock-world']?.toString() || cookie || DEFAULT_NAME
}

/** A header holds no letters of other scripts: a name that has some is percent-encoded. */
function titleOf(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export function remember({ requests }: Place, request: ReceivedRequest) {
  requests.push(request)
  if (requests.length > KEPT_REQUESTS) requests.shift()
}
