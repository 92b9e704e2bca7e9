import { operationOf } from '../operations.ts'
import type { Recording } from './recording.ts'
import { agrees } from './standIns.ts'

/** A call that needs a recording. */
export interface CallToMatch {
  method: string
  pathname: string
  query: URLSearchParams
  language?: string
  authorization?: string
  /** Parsed JSON, or the fields of a form; undefined where nothing was sent. */
  body?: unknown
}

type Part = 'path' | 'query' | 'language' | 'body'
type MatchResult = { recording: Recording } | { problem: string }

/**
 * Finds recordings for calls: method, path, query, body and language have to agree. Several recordings of one
 * call answer in their order, and the last one stays.
 */
export function createMatcher(recordings: Recording[]) {
  const used = new Set<Recording>()

  return (asked: CallToMatch): MatchResult => {
    const sameOperation = recordings.filter((one) => isSameOperation(one, asked))
    const judged = sameOperation.map((recording) => ({
      recording,
      differing: differingParts(recording, asked),
    }))
    const fitting = judged.filter(({ differing }) => differing.length === 0).map(({ recording }) => recording)
    const chosen = bySession(fitting, asked)
    const recording = chosen.find((one) => !used.has(one)) ?? chosen.at(-1)
    if (!recording) return { problem: problemOf(asked, judged) }
    used.add(recording)
    return { recording }
  }
}

/** 'getCourses.004': what a recording is called in sentences. */
export function titleOf({ operationId, case: name }: Recording) {
  return `${operationId}.${name}`
}

function isSameOperation({ operationId, request }: Recording, { method, pathname }: CallToMatch) {
  return request.method === method && operationOf(method, pathname) === operationId
}

/** If some were recorded signed in and some signed out, those that agree come first. */
function bySession(fitting: Recording[], { authorization }: CallToMatch) {
  const isSignedIn = authorization !== undefined
  const same = fitting.filter(({ request }) => (request.authorization !== undefined) === isSignedIn)
  return same.length > 0 ? same : fitting
}

function differingParts({ request }: Recording, asked: CallToMatch): Part[] {
  const { pathname, searchParams } = new URL(request.path, 'http://localhost')
  const fits: Record<Part, boolean> = {
    path: agrees(decoded(pathname), decoded(asked.pathname)),
    query: agrees(queryOf(searchParams), queryOf(asked.query)),
    language: !request.language || !asked.language || request.language === asked.language,
    body: request.body === undefined ? asked.body === undefined : agrees(request.body, asked.body),
  }
  return (Object.keys(fits) as Part[]).filter((part) => !fits[part])
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The order of names is free, that of the values of one name is not. */
function queryOf(query: URLSearchParams) {
  return Object.fromEntries(Array.from(new Set(query.keys()), (name) => [name, query.getAll(name)]))
}

function problemOf(asked: CallToMatch, judged: { recording: Recording; differing: Part[] }[]) {
  const search = asked.query.size > 0 ? `?${asked.query}` : ''
  const call = `${asked.method} ${asked.pathname}${search}`
  const [nearest] = judged.toSorted((one, other) => one.differing.length - other.differing.length)
  if (!nearest) return `No recording answers ${call}: this operation was not recorded.`
  const { recording, differing } = nearest
  const parts = differing.map((part) => `its ${part} is ${shownPart(recording, part)}`)
  return `No recording answers ${call}. The nearest is ${titleOf(recording)}: ${parts.join(', ')}.`
}

const LONGEST_SHOWN = 120

function shownPart({ request }: Recording, part: Part): string {
  const { pathname, search } = new URL(request.path, 'http://localhost')
  const shown = {
    path: pathname,
    query: search || 'empty',
    language: request.language ?? 'not named',
    body: request.body === undefined ? 'empty' : JSON.stringify(request.body),
  }[part]
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown
}
