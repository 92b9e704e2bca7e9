import { enrollmentApi } from '@/api/enrollment'
import { isApiError } from '@/api/errors'
import type { LessonRecord } from '@/domain/lessonRecord'
import { isOnTheWay, outcomeOf, type Report, reportOf } from '@/domain/report'
import type { AppDispatch, RootState } from '../store'
import { type Line, lineTold, reportAcknowledged, reportRefused } from './slice'
import { askForTurn } from './turn'
import { createWaits, THE_LINE } from './waits'

const { updateProgress, markComplete, getEnrollmentProgress } = enrollmentApi.endpoints

/** Requests at the same time; of one lesson never more than one. */
const SIDE_BY_SIDE = 6

/** Requests that may outlive their page carry 64 KiB together, says the browser. */
const AT_MOST_WHEN_LEAVING = 50

/** While there is news, the tab that has the turn says so this often. */
const WORD_EVERY_MS = 3_000

/** If it says nothing for so long, it sleeps. */
const ASLEEP_AFTER_MS = 10_000

/** Failures that say nothing of the one lesson. */
const lineFailures: unknown[] = ['offline', 'timeout', 429, 502, 503, 504]

export type StoreApi = { dispatch: AppDispatch; getState: () => RootState }

type Duties = {
  userId: string
  /** It is written down on this device, or cannot be: the network may be asked. */
  isWritten: (lessonId: string) => boolean
  /** The server's answer is known now and must be written down. */
  onAnswered: (record: LessonRecord) => void
  onLine: (line: Line) => void
}

/** Tells the server, once per news, what it has not heard of this learner's work; of all her tabs one at a time does so. */
export function startSender({ dispatch, getState }: StoreApi, duties: Duties) {
  const { userId } = duties
  const waits = createWaits()
  const inFlight = new Set<string>()
  const asking = new Set<string>()
  /** Courses of which the server has told how they stand since the last trouble, or will not tell. */
  const heard = new Set<string>()
  /** Courses of which the server has answered that it cannot tell now. */
  const unable = new Set<string>()
  /** The clock at the last trouble: answers to what was asked before know less than they should. */
  let troubleAt = -1
  const stop = new AbortController()
  let isSender = false
  let reason: Line = 'server'
  let timer: ReturnType<typeof setTimeout> | undefined
  let words: ReturnType<typeof setInterval> | undefined
  let watch: ReturnType<typeof setTimeout> | undefined

  /** Sends all that may go now. */
  function pump() {
    clearTimeout(timer)
    if (!isHers()) return
    if (!isSender) return watchSender()
    const at = waits.now()
    if (navigator.onLine && !waits.isWaiting(THE_LINE, at))
      for (const record of records()) {
        if (inFlight.size >= SIDE_BY_SIDE) break
        if (!duties.isWritten(record.lessonId) || waits.isWaiting(record.lessonId, at)) continue
        const report = newsOf(record)
        if (!report) continue
        if (mayTell(record, report)) void send(record, report)
        else void ask(record.courseId)
      }
    rest(at)
  }

  /** The page hides, or the session ends: there may be no later. What hangs is not sent twice. */
  function leave() {
    if (!isSender || !isHers() || waits.isHeldBack(THE_LINE)) return
    const going = records().flatMap((record) => {
      const report = newsOf(record)
      return report && mayTell(record, report) ? [{ record, report }] : []
    })
    for (const { record, report } of going.slice(0, AT_MOST_WHEN_LEAVING)) void send(record, report)
  }

  const isHers = () => !stop.signal.aborted && getState().session.record?.userId === userId

  const records = () => Object.values(getState().progress.courses).flatMap((course) => Object.values(course))

  const newsOf = (record: LessonRecord) => (inFlight.has(record.lessonId) ? undefined : reportOf(record))

  /**
   * How far a lesson is on the way is told only where it is known what the server holds: it may hold more. A quiz waits for the question,
   * too, as another device may have been first, but not for a server that answers and cannot tell.
   */
  const mayTell = ({ courseId }: LessonRecord, report: Report) =>
    heard.has(courseId) || (!isOnTheWay(report) && (!report.covers.quiz || unable.has(courseId)))

  async function send({ userId, courseId, lessonId, attempt }: LessonRecord, report: Report) {
    inFlight.add(lessonId)
    const { error } = await dispatch(callOf(report, { asUser: userId, courseId }))
    inFlight.delete(lessonId)
    if (stop.signal.aborted) return
    const key = { userId, courseId, lessonId }
    const outcome = outcomeOf(statusOf(error))
    if (outcome === 'acknowledged') {
      went(lessonId)
      dispatch(reportAcknowledged({ key, report }))
    } else if (outcome === 'refused') {
      console.warn('The server does not accept what was learned.', error)
      went(lessonId)
      dispatch(reportRefused({ key, report, attempt, code: Number(statusOf(error)) }))
    } else failed(lessonId, error)
    const record = getState().progress.courses[courseId]?.[lessonId]
    if (record && (outcome === 'acknowledged' || outcome === 'refused')) duties.onAnswered(record)
    pump()
  }

  async function ask(courseId: string) {
    if (asking.has(courseId) || waits.isWaiting(courseId)) return
    asking.add(courseId)
    const question = getEnrollmentProgress.initiate(courseId, { subscribe: false, forceRefetch: true })
    const { error } = await dispatch(question)
    asking.delete(courseId)
    if (stop.signal.aborted) return
    if (!error) went(courseId)
    else if (outcomeOf(statusOf(error)) === 'refused') heard.add(courseId)
    else {
      failed(courseId, error)
      if (reason === 'server') unable.add(courseId)
    }
    pump()
  }

  function went(who: string) {
    waits.went(who)
    waits.went(THE_LINE)
  }

  function failed(who: string, error: unknown) {
    const status = statusOf(error)
    reason = status === 'offline' || status === 'timeout' ? 'offline' : 'server'
    if (reason === 'offline') {
      heard.clear()
      unable.clear()
      troubleAt = getState().progress.clock
    }
    const retryAfter = isApiError(error) ? error.retryAfter : undefined
    waits.failed(lineFailures.includes(status) ? THE_LINE : who, retryAfter)
  }

  /** Says how things stand, and comes back when somebody may try again. */
  function rest(at: number) {
    const withNews = records().filter((record) => reportOf(record))
    const untold = withNews.filter(({ courseId }) => !heard.has(courseId))
    waits.forgetAllBut([
      ...withNews.map(({ lessonId }) => lessonId),
      ...untold.map(({ courseId }) => courseId),
    ])
    tellLine(withNews.length > 0 ? lineNow() : 'idle')
    if (withNews.length === 0) return fallSilent()
    words ??= setInterval(() => duties.onLine(lineNow()), WORD_EVERY_MS)
    const ms = waits.next(at)
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

  /** Another tab has the turn, and says a word again and again while there is news. If it does not, it sleeps. */
  function watchSender() {
    if (document.visibilityState !== 'visible' || !records().some((record) => reportOf(record)))
      return endWatch()
    watch ??= setTimeout(() => {
      endWatch()
      takeTurn()
    }, ASLEEP_AFTER_MS)
  }

  function endWatch() {
    clearTimeout(watch)
    watch = undefined
  }

  const takeTurn = askForTurn(`progress-sender:${userId}`, {
    signal: stop.signal,
    onTaken() {
      isSender = true
      endWatch()
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
    /** @param askedAt the clock when the server was asked */
    heard(courseId: string, askedAt: number) {
      if (askedAt > troubleAt) heard.add(courseId)
    },
    /** The line is back. */
    retry() {
      waits.end()
      pump()
    },
    /** The tab that has the turn is awake. */
    senderSpoke: endWatch,
    stop() {
      clearTimeout(timer)
      fallSilent()
      endWatch()
      stop.abort()
    },
  }
}

function callOf({ call, body }: Report, onBehalf: { asUser: string; courseId: string }) {
  return call === 'markComplete'
    ? markComplete.initiate({ ...body, ...onBehalf } as typeof body, { track: false })
    : updateProgress.initiate({ ...body, ...onBehalf } as typeof body, { track: false })
}

function statusOf(error: unknown) {
  if (error === undefined) return undefined
  return isApiError(error) ? error.status : 'offline'
}
