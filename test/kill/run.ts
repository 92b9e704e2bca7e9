/**
 * Kills real browsers at random times while a learner works, starts them again on the same profile, and
 * checks what the pages had shown her. `--kept`: she keeps lessons on the device, loading them is
 * interrupted, and then the network is off all the time. Other options: `--interruptions 500` (default 50),
 * `--seed 7` (default: random, printed), `--life 3` plays only this life again, `--only killed` plays only
 * interruptions of one kind, `--workers 2`. The exit code is 1 if anything is lost.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type LifeReport, live } from './life.ts'
import { interruptionNames, planKeptLives, planLives } from './plan.ts'
import { startServer } from './server.ts'
import { readSyllabus } from './syllabus.ts'
import { tableOf } from './table.ts'

const { values } = parseArgs({
  options: {
    interruptions: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    life: { type: 'string' },
    only: { type: 'string' },
    kept: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    site: { type: 'string', default: 'dist' },
    /** File for the number of passed interruptions. */
    report: { type: 'string' },
  },
})
const only = interruptionNames.find((name) => name === values.only)
const planned = values.kept ? planKeptLives : planLives
const lives = planned(Number(values.seed), Number(values.interruptions), only)
const waiting = lives.filter(({ number }) => !values.life || number === Number(values.life))
const reports: LifeReport[] = []
const start = performance.now()
let violations = 0

console.log(`${values.interruptions} interruptions in ${lives.length} lives, seed ${values.seed}`)
// Ctrl+C ends a long run with the lives so far.
process.once('SIGINT', () => {
  printReport()
  process.exit()
})
await Promise.all(Array.from({ length: Number(values.workers) }, liveThemAll))
printReport()

async function liveThemAll() {
  const server = await startServer(values.site, { hasGate: values.kept })
  try {
    const syllabus = await readSyllabus(server)
    for (let life = waiting.shift(); life; life = waiting.shift()) {
      const report = await live(life, server, syllabus)
      reports.push(report)
      for (const problem of report.problems) console.log(`\nlife ${life.number}, ${problem}`)
      if (report.problems.length > 0)
        console.log(`Again: npm run test:kill -- ${asked()} --life ${life.number}`)
    }
  } finally {
    violations += await server.close()
  }
}

function asked() {
  const more = `${values.kept ? ' --kept' : ''}${only ? ` --only '${only}'` : ''}`
  return `--interruptions ${values.interruptions} --seed ${values.seed}${more}`
}

function printReport() {
  const problems = reports.flatMap((report) => report.problems)
  const unseen = reports.flatMap(({ unseenLosses }) => unseenLosses)
  const sessionsLost = reports.reduce((sum, report) => sum + report.sessionsLost, 0)
  const keepings = reports.flatMap(({ keeping }) => keeping)
  const interruptions = reports.reduce((sum, report) => sum + report.interruptions.length, keepings.length)
  console.log(`\n${tableOf(reports)}\n`)
  if (unseen.length > 0)
    console.log(
      `${unseen.length} marks showed too briefly to be seen, and were lost: each showed for at most ${Math.max(...unseen)} ms.`,
    )
  if (keepings.length > 0) {
    console.log(inWords(keepings))
    const again = reports.reduce((sum, { sentAgain }) => sum + sentAgain, 0)
    console.log(`The server received ${again} reports again that it had accepted before.`)
  }
  const alone = reports.flatMap((report) => report.alone)
  if (alone.length > 0)
    console.log(
      `While the server did not answer, the device alone showed the lesson ${alone.filter(Boolean).length} of ${alone.length} times.`,
    )
  console.log(`The browser restarted without its session ${sessionsLost} times; the learner signed in again.`)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(
    `${interruptions} interruptions in ${seconds} s, seed ${values.seed}: ${problems.length} problems, ${violations} calls against the contract`,
  )
  const failed = problems.length + violations
  if (values.report)
    writeFileSync(values.report, JSON.stringify({ passed: Math.max(0, interruptions - failed), failed }))
  process.exitCode = failed === 0 ? 0 : 1
}

function inWords(keepings: LifeReport['keeping']) {
  const sum = (name: 'shown' | 'lost' | 'resumed') =>
    keepings.reduce((total, { report }) => total + report[name], 0)
  return `Loading was interrupted ${keepings.length} times, with ${sum('shown')} lessons shown as kept, of which ${sum('lost')} were lost; ${sum('resumed')} requests continued a file.`
}
