import { enrollmentApi } from '@/api/enrollment'
import { isApiError } from '@/api/errors'
import { type LessonRecord, lessonName } from '@/domain/lessonRecord'
import { isAnswered, outcomeOf, type Report, reportOf } from '@/domain/report'
import { askForTurn } from '@/lib/async/webLock'
import type { AppDispatch, RootState } from '../store'
import { createHearsay } from './hearsay'
import { type Line, lineTold, reportAcknowledged, reportAnswered, reportRefused, reportSent } from './slice'
import { createWaits, TELLING, THE_LINE } from './waits'
import { createWatch } from './watch'

const { updateProgress, markComplete, getEnrollmentProgress } = enrollmentApi.endpoints

/** Requests at the same time; of one lesson never more than one. */
const SIDE_BY_SIDE = 6

/** Requests that may outlive their page carry 64 KiB together, says the browser. */
const AT_MOST_WHEN_LEAVING = 50

/** While there is news, the tab that has the turn says so this often. */
const WORD_EVERY_MS = 3_000

/** If it says nothing for so long, it sleeps. */
const ASLEEP_AFTER_MS = 10_000

/** A browser may say that there is no line where there is one: this often it is not believed. */
const DOUBT_EVERY_MS = 60_000

/** Failures that say nothing of the one lesson. */
const lineFailures: unknown[] = ['offline', 'timeout', 429, 502, 503, 504]

export type StoreApi = { dispatch: AppDispatch; getState: () => RootState }

type Duties = {
  userId: string
  /** It is written down on this device, or cannot be: the network may be asked. */
  mayGo: (record: LessonRecord) => boolean
  /** It is on its way, or its answer is known: that must be on this device. */
  write: (record: LessonRecord) => void
  onLine: (line: Line) => void
}

/** Tells the server, once per news, what it has not heard of this learner's work; of all her tabs one at a time does so. */
export function startSender({ dispatch, getState }: StoreApi, duties: Duties) {
  const { userId } = duties
  const waits = createWaits()
  const hearsay = createHearsay()
  const watch = createWatch(ASLEEP_AFTER_MS, () => takeTurn())
  const inFlight = new Set<string>()
  const asking = new Set<string>()
  const stop = new AbortController()
  let isSender = false
  let reason: Line = 'server'
  let believedAt = waits.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let words: ReturnType<typeof setInterval> | undefined

  /** Sends all that may go now. */
  function pump() {
    clearTimeout(timer)
    if (!isHers()) return
    if (!isSender) return watchSender()
    const at = waits.now()
    if (isWorthTrying(at) && !waits.isWaiting(THE_LINE, at))
      for (const record of records()) {
        if (inFlight.size >= SIDE_BY_SIDE) break
        if (!duties.mayGo(record) || waits.isWaiting(lessonName(record), at)) continue
        const report = newsOf(record)
        if (!report) continue
        if (!hearsay.mayTell(record, report)) void ask(record.courseId)
        else if (!waits.isWaiting(TELLING, at)) void send(record, report)
      }
    rest(at)
  }

  /** The page hides, or the session ends: there may be no later. What hangs is not sent twice. */
  function leave() {
    if (!isSender || !isHers() || [THE_LINE, TELLING].some(waits.isHeldBack)) return
    const going = records().flatMap((record) => {
      const report = newsOf(record)
      return report && hearsay.mayTell(record, report) ? [{ record, report }] : []
    })
    for (const { record, report } of going.slice(0, AT_MOST_WHEN_LEAVING)) void send(record, report)
  }

  const isHers = () => !stop.signal.aborted && getState().session.record?.userId === userId

  const records = () => Object.values(getState().progress.courses).flatMap((course) => Object.values(course))

  const newsOf = (record: LessonRecord) => (inFlight.has(lessonName(record)) ? undefined : reportOf(record))

  function isWorthTrying(at: number) {
    const isDoubtful = at - believedAt >= DOUBT_EVERY_MS
    if (navigator.onLine || isDoubtful) believedAt = at
    return navigator.onLine || isDoubtful
  }

  async function send(record: LessonRecord, report: Report) {
    const { courseId, lessonId, attempt } = record
    const name = lessonName(record)
    const key = { userId, courseId, lessonId }
    inFlight.add(name)
    dispatch(reportSent({ key, report }))
    writeIfNew(record)
    const { error } = await dispatch(callOf(report, { asUser: userId, courseId }))
    inFlight.delete(name)
    if (stop.signal.aborted) return
    const outcome = outcomeOf(codeOf(error))
    if (outcome === 'acknowledged') {
      wasTold(name)
      dispatch(reportAcknowledged({ key, report }))
    } else if (outcome === 'refused') {
      console.warn('The server does not accept what was learned.', error)
      wasTold(name)
      dispatch(reportRefused({ key, report, attempt, code: Number(codeOf(error)) }))
    } else {
      if (isAnswered(codeOf(error))) dispatch(reportAnswered({ key, report }))
      failed(name, error, TELLING)
    }
    writeIfNew(record)
    pump()
  }

  /** @param known before something was said of it */
  function writeIfNew(known: LessonRecord) {
    const record = getState().progress.courses[known.courseId]?.[known.lessonId]
    if (record && record !== known) duties.write(record)
  }

  async function ask(courseId: string) {
    if (asking.has(courseId) || waits.isWaiting(courseId)) return
    asking.add(courseId)
    const question = getEnrollmentProgress.initiate(courseId, { subscribe: false, forceRefetch: true })
    const { error } = await dispatch(question)
    asking.delete(courseId)
    if (stop.signal.aborted) return
    if (!error) went(courseId)
    else if (outcomeOf(codeOf(error)) === 'refused') hearsay.willNotTell(courseId)
    else {
      failed(courseId, error)
      if (reason === 'server') hearsay.cannotTell(courseId)
    }
    pump()
  }

  function wasTold(name: string) {
    went(name)
    waits.went(TELLING)
  }

  function went(who: string) {
    waits.went(who)
    waits.went(THE_LINE)
  }

  function failed(who: string, error: unknown, ...along: string[]) {
    const code = codeOf(error)
    reason = code === 'offline' || code === 'timeout' ? 'offline' : 'server'
    if (reason === 'offline') hearsay.lineBroke(getState().progress.clock)
    const retryAfter = isApiError(error) ? error.retryAfter : undefined
    const those = lineFailures.includes(code) ? [THE_LINE, ...along] : [who]
    for (const one of those) waits.failed(one, retryAfter)
  }

  /** Says how things stand, and comes back when somebody may try again. */
  function rest(at: number) {
    const withNews = records().filter((record) => reportOf(record))
    const untold = withNews.filter(({ courseId }) => !hearsay.isHeard(courseId))
    waits.forgetAllBut([...withNews.map(lessonName), ...untold.map(({ courseId }) => courseId)])
    tellLine(withNews.length > 0 ? lineNow() : 'idle')
    if (withNews.length === 0) return fallSilent()
    words ??= setInterval(() => duties.onLine(lineNow()), WORD_EVERY_MS)
    const ms = waits.next(at) ?? (navigator.onLine ? undefined : DOUBT_EVERY_MS)
    if (ms !== undefined) timer = setTimeout(pump, ms)
  }

  function fallSilent() {
    clearInterval(words)
    words = undefined
  }

  function lineNow(): Line {
    if (!navigator.onLine) return 'offline'
    return waits.hasAnyFailed() ? reason : 'sending'
  }

  function tellLine(line: Line) {
    if (getState().progress.line === line) return
    dispatch(lineTold(line))
    duties.onLine(line)
  }

  /** Another tab has the turn, and says a word again and again while there is news. */
  function watchSender() {
    if (document.visibilityState === 'visible' && records().some((record) => reportOf(record))) watch.begin()
    else watch.end()
  }

  const takeTurn = askForTurn(`progress-sender:${userId}`, {
    signal: stop.signal,
    onTaken() {
      isSender = true
      watch.end()
      pump()
    },
    onLost() {
      isSender = false
      clearTimeout(timer)
      fallSilent()
    },
  })

  return {
    pump,
    leave,
    heard: hearsay.told,
    /** The line is back. */
    retry() {
      waits.end()
      pump()
    },
    /** The tab that has the turn is awake. */
    senderSpoke: watch.end,
    stop() {
      clearTimeout(timer)
      fallSilent()
      watch.end()
      stop.abort()
    },
  }
}

function callOf({ call, body }: Report, onBehalf: { asUser: string; courseId: string }) {
  return call === 'markComplete'
    ? markComplete.initiate({ ...body, ...onBehalf } as typeof body, { track: false })
    : updateProgress.initiate({ ...body, ...onBehalf } as typeof body, { track: false })
}

/** Why no answer counts, or its status code; undefined when it was taken. */
function codeOf(error: unknown) {
  if (error === undefined) return undefined
  return isApiError(error) ? error.status : 'offline'
}
