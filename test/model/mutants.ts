import type { LessonRecord } from '@/domain/lessonRecord'
import { type Shell, shell } from './logic'
import type { Fault } from './native'

/** A fault that the model must notice: in the product's own source, or in the shell that the model mirrors. */
export type Mutant = { name: string } & ({ fault: Fault } | { shell: Partial<Shell> })

const record = (name: string, from: string, to: string): Mutant => ({
  name,
  fault: { file: 'src/domain/lessonRecord', from, to },
})
const report = (name: string, from: string, to: string): Mutant => ({
  name,
  fault: { file: 'src/domain/report', from, to },
})

export const mutants: Mutant[] = [
  record(
    'A join takes the last status',
    'status: furtherStatus(one.status, other.status),\n    completion',
    'status: other.status,\n    completion',
  ),
  record(
    'A join takes the furthest position',
    'position: later(one.position, other.position)',
    'position: (one.position?.second ?? -1) > (other.position?.second ?? -1) ? one.position : other.position',
  ),
  record(
    'A join takes the position by the clock on the wall',
    'position: later(one.position, other.position)',
    'position: one.touchedAt > other.touchedAt ? (one.position ?? other.position) : (other.position ?? one.position)',
  ),
  record(
    'A join takes the latest submit',
    'quiz: submitOf(one.quiz, other.quiz)',
    'quiz: later(one.quiz, other.quiz)',
  ),
  record(
    'A join keeps one version’s choices',
    'draft: joinDrafts(one.draft, other.draft)',
    'draft: other.draft',
  ),
  record(
    'A join forgets what is saved',
    'quiz: one.saved.quiz || other.saved.quiz',
    'quiz: other.saved.quiz',
  ),
  record(
    'The logical clock does not count on from what it sees',
    'return Math.max(...counts)',
    'return 0 * counts.length',
  ),
  record(
    'Trying again does not try anew',
    'const attempt = triesAnew ? record.attempt + 1 : record.attempt',
    'const attempt = record.attempt',
  ),
  record(
    'What was put aside comes back',
    'return { dismissed: record.attempt }',
    'return { dismissed: record.attempt, attempt: record.attempt + 1 }',
  ),
  record('A refusal stays over the next attempt', 'refused?.attempt === attempt ?', 'refused ?'),
  record(
    'What is refused counts as done',
    '? record.saved.status : record.status',
    '? record.status : record.status',
  ),
  record(
    'Completing says in progress',
    "return { status: 'completed', completion: { at, isMarked, nextLessonId } }",
    "return { status: 'in_progress', completion: { at, isMarked, nextLessonId } }",
  ),
  report(
    'An acknowledgement clears what came since',
    'saved: report.covers }',
    'saved: { ...report.covers, position: record.position?.at } }',
  ),
  report(
    'An acknowledged completion counts as an acknowledged quiz',
    'const covers: Covered = { status, quiz: false, isViewed: false }\n    return completion',
    'const covers: Covered = { status, quiz: true, isViewed: false }\n    return completion',
  ),
  report(
    'Acknowledgements are not noted',
    'return joinRecords(answered, { ...answered, saved: report.covers })',
    'return record',
  ),
  report('A refusal means later', "return isFinal ? 'refused' : 'later'", "return 'later'"),
  report('401 is a refusal', "if (status === 401) return 'signedOut'", ''),
  report(
    'No answer is an acknowledgement',
    "if (status === undefined) return 'acknowledged'",
    "if (status === undefined || status === 'offline') return 'acknowledged'",
  ),
  report(
    'The server’s position replaces one that waits',
    'if (isLater(position?.at, saved.position) && second <= reach) return record',
    '',
  ),
  report(
    'An answer older than the acknowledgement counts',
    "return status === 'completed' || age.isOutdated ?",
    "return status === 'completed' ?",
  ),
  report(
    'What another device has reached is overwritten',
    'if (isLater(position?.at, saved.position) && second <= reach) return record',
    'if (isLater(position?.at, saved.position)) return record',
  ),
  report('A position that comes late counts', 'if (late && position) {', 'if (late && !position) {'),
  report('What goes out is not marked', 'tries: tries + 1,', 'tries,'),
  report('The server’s completion is not taken up', '    status,\n    // Before', '    // Before'),
  report(
    'In progress is told of a completed lesson',
    "  if (status === 'completed') {\n    if (!isNews) return undefined",
    "  if (status === 'completed' && isNews) {",
  ),
  report(
    'Chosen answers are sent',
    'const { score, answers } = quiz',
    'const { score } = quiz\n    const answers = { ...quiz.answers, 0: record.draft[0]?.option ?? quiz.answers[0] ?? 0 }',
  ),
  report(
    'It is told before it is heard',
    "return covers.status !== 'completed'",
    'return covers === undefined',
  ),
  report(
    'A refused quiz takes what was completed with it',
    "const status = quiz && record.completion ? 'not_started' : covers.status",
    'const { status } = covers',
  ),
  report(
    'Only a position that stands still is told',
    'const isMoved = isLater(record.positionDue, saved.position) && !refused?.position',
    'const isMoved = isLater(record.positionDue, saved.position) && record.positionDue?.count === position?.at.count',
  ),
  report(
    'Every second is told',
    'const isMoved = isLater(record.positionDue, saved.position)',
    'const isMoved = isLater(position?.at, saved.position)',
  ),
  {
    name: 'What is shown is what the server said last',
    fault: {
      file: 'src/domain/progress',
      from: "const status = furtherStatus(statusOf(progress?.status), record ? shownStatus(record) : 'not_started')",
      to: "const status = progress ? statusOf(progress.status) : record ? shownStatus(record) : 'not_started'",
    },
  },
  { name: 'A tab takes up whatever it hears', shell: { isOwn: () => true } },
  { name: 'A sender sends whoever is signed in', shell: { isHers: () => true } },
  { name: 'A lesson has several requests on the way', shell: { isBusy: () => false } },
  { name: 'The network is asked before the device', shell: { isWritten: () => true } },
  { name: 'The device replaces what it holds', shell: { kept: (_logic, _held, record) => record } },
  {
    name: 'The device keeps what it holds',
    shell: { kept: (_logic, held, record: LessonRecord) => held ?? record },
  },
  { name: 'What is done shows before it is written', shell: { shown: (_logic, record) => record } },
  { name: 'What is written does not show', shell: { hasEnded: () => false } },
  record(
    'A result shows before it is written',
    'const quiz = before.hasQuiz || saved.quiz ? record.quiz : undefined',
    'const { quiz } = record',
  ),
  { name: 'A mirror goes before it is written', shell: { mayForgetMirror: () => true } },
]

/** The shell of a mutant: whole but for its fault. */
export const shellOf = (mutant: Mutant): Shell => ('shell' in mutant ? { ...shell, ...mutant.shell } : shell)
