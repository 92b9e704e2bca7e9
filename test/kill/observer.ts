import type { QuizAnswers } from '../../src/api/types.ts'

/** The observed state of the page, or the learner's attempt, as seen inside the page. */
export type PageReport = {
  /** The user of the page's session. */
  userId: string
  lessonId: string
  /** Milliseconds since 1970. The page and the test use the same clock. */
  at: number
} & (
  | { kind: 'opened' | 'pressed' | 'fellBack' }
  /** Shown by its mark in the list, or by the text 'Lesson completed!'. */
  | { kind: 'completed'; by: 'mark' | 'words' }
  | { kind: 'submitting' | 'submitted'; answers: QuizAnswers }
  | { kind: 'clicked' | 'chosen'; question: number; option: number }
  /** The place of the video in this tab. `isJump`: the learner moved it there. */
  | { kind: 'place'; second: number; isJump: boolean; tab: number }
  /** The learner is moving the video to this second, which it has not reached yet. */
  | { kind: 'seeking'; second: number; tab: number }
)

/** Runs inside the page from the beginning, and reports to the test through the binding `report`. */
export function observe(completedWords: string[]) {
  // A cast: the test adds the binding to the page.
  const { report } = window as unknown as { report: (pageReport: PageReport) => void }
  const PLACE_EVERY_MS = 50
  const tab = Math.random()
  const completed = new Set<string>()
  let user: string | undefined
  let open: string | undefined
  let acted: string | undefined
  let submitting: { lessonId: string; answers: QuizAnswers } | undefined
  let saysCompleted = false
  let showsResults = false

  function reportNow(facts: Record<string, unknown>, lessonId = open) {
    const userId = userNow()
    if (userId && lessonId) report({ userId, lessonId, at: Date.now(), ...facts } as PageReport)
  }

  function userNow(): string | undefined {
    try {
      const text = localStorage.getItem('user') ?? sessionStorage.getItem('user')
      return JSON.parse(text ?? '{}').userId
    } catch {
      return undefined
    }
  }

  const lessonOf = (row: HTMLAnchorElement | null) =>
    row ? (new URL(row.href).searchParams.get('lesson') ?? undefined) : undefined

  function look() {
    // The user has changed, so the completions of the former one do not count.
    if (user !== userNow()) completed.clear()
    user = userNow()
    const rows = document.querySelectorAll<HTMLAnchorElement>('aside a[href*="lesson="]')
    for (const row of rows) {
      const lessonId = lessonOf(row)
      if (!lessonId) continue
      const isCompleted = row.querySelector('svg[data-status="completed"]') !== null
      if (isCompleted && !completed.has(lessonId)) {
        completed.add(lessonId)
        reportNow({ kind: 'completed', by: 'mark' }, lessonId)
      } else if (!isCompleted && completed.has(lessonId)) {
        completed.delete(lessonId)
        reportNow({ kind: 'fellBack' }, lessonId)
      }
    }
    const now = lessonOf(document.querySelector<HTMLAnchorElement>('aside a[aria-current="page"]'))
    if (now && now !== open) {
      open = now
      reportNow({ kind: 'opened' })
    }
    const words = [...document.querySelectorAll('[role="status"] > p')].map((one) => one.textContent?.trim())
    const saysNow = words.some((text) => completedWords.includes(text ?? ''))
    if (saysNow && !saysCompleted) reportNow({ kind: 'completed', by: 'words' }, acted)
    saysCompleted = saysNow
    const showsNow = document.querySelector('article [data-level]') !== null
    if (showsNow && !showsResults && submitting && submitting.lessonId === open)
      reportNow({ kind: 'submitted', answers: submitting.answers })
    showsResults = showsNow
  }

  function chosenIn(form: Element | null): QuizAnswers {
    const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    return Object.fromEntries(boxes.map((box) => [placeOf(box).question, placeOf(box).option]))
  }

  const placeOf = ({ id }: HTMLInputElement) => {
    const [question = '', option = ''] = id.split('-').slice(-2)
    return { question: Number(question), option: Number(option) }
  }

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    if (button.matches('main nav button:last-of-type')) {
      acted = open
      reportNow({ kind: 'pressed' })
    }
    // The button 'Submit without them'.
    if (button.matches('article form section button:not(li button)'))
      onSubmit({ target: button } as unknown as Event, true)
  }

  function onSubmit({ target }: Event, isWilling = false) {
    const form = target instanceof Element ? target.closest('article form') : null
    if (!form || !open) return
    const answers = chosenIn(form)
    const isWhole = Object.keys(answers).length === form.querySelectorAll('fieldset').length
    if (!isWhole && !isWilling) return
    submitting = { lessonId: open, answers }
    reportNow({ kind: 'submitting', answers })
  }

  function onChange({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    const lessonId = open
    const place = placeOf(target)
    reportNow({ kind: 'clicked', ...place }, lessonId)
    // Waits one task: before that only the browser shows the option as chosen, not the page.
    setTimeout(() => target.checked && reportNow({ kind: 'chosen', ...place }, lessonId))
  }

  /** The video that plays, and its last observed second. It counts from when the learner starts it. */
  let watched: { video: HTMLVideoElement; lessonId: string; second: number; isJump: boolean } | undefined

  function onPlaying({ target }: Event) {
    if (!(target instanceof HTMLVideoElement) || !open || watched?.video === target) return
    watched = { video: target, lessonId: open, second: Number.NaN, isJump: false }
  }

  function onEnded() {
    acted = open
    reportNow({ kind: 'pressed' })
    watched = undefined
  }

  /** Reports at once: the page may end before the next look, with or without having stored the place. */
  function onSeeking() {
    if (!watched) return
    watched.isJump = true
    reportNow({ kind: 'seeking', second: watched.video.currentTime, tab }, watched.lessonId)
  }

  function lookAtVideo() {
    if (!watched?.video.isConnected || watched.video.seeking || watched.video.ended) return
    const { video, lessonId, second, isJump } = watched
    if (video.currentTime === second) return
    Object.assign(watched, { second: video.currentTime, isJump: false })
    reportNow({ kind: 'place', second: video.currentTime, isJump, tab }, lessonId)
  }

  const capture = { capture: true }
  document.addEventListener('click', onClick, capture)
  document.addEventListener('submit', onSubmit, capture)
  document.addEventListener('change', onChange, capture)
  document.addEventListener('playing', onPlaying, capture)
  document.addEventListener('ended', onEnded, capture)
  document.addEventListener('seeking', onSeeking, capture)
  setInterval(lookAtVideo, PLACE_EVERY_MS)
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-status', 'data-level', 'aria-current'],
  })
}
