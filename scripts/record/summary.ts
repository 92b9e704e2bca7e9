import { titleOf } from '../../mocks/replay/matcher.ts'
import type { Recording } from '../../mocks/replay/recording.ts'
import type { StandInKind } from '../../mocks/replay/standIns.ts'
import type { ReceivedCalls } from './exchange.ts'
import type { Scrubbed } from './scrub/scrub.ts'

const plurals: Record<StandInKind, string> = {
  token: 'tokens',
  password: 'passwords',
  secret: 'other secrets',
  email: 'e-mail addresses',
  phone: 'phone numbers',
  name: 'names',
  address: 'addresses',
  town: 'towns',
  school: 'schools',
  card: 'card numbers',
  iban: 'IBAN',
  link: 'links',
  ip: 'network addresses',
  text: 'texts',
  file: 'files',
}

/** The summary after a set was written. It contains no value from before the scrubbing. */
export function summaryOf(
  name: string,
  { recordings, counts, unnamed }: Scrubbed,
  leftOut: ReceivedCalls['leftOut'],
  problems: string[],
): string {
  const replaced = [...counts].map(([kind, count]) => `${plurals[kind]}: ${count}`)
  return [
    `mocks/recordings/${name}: ${recordings.length} calls kept`,
    ...recordings.map(lineOf),
    ...section(
      'Left out',
      [...leftOut].map(([reason, count]) => `${count} × ${reason}`),
    ),
    ...section('Fields that the contract does not name, left out', unnamed),
    ...section('Replaced by stand-ins', replaced),
    ...section("Differs from the contract: mend it, or say why in its field 'differs'", problems),
    '',
    `Replay it: server.use(replaySet('${name}')), /?replay=${name} in the demo, npm run preview -- --replay ${name}`,
    `Write a test from it: npm run record -- --test ${name}`,
  ].join('\n')
}

function lineOf(recording: Recording) {
  const { request, response } = recording
  return `  ${titleOf(recording).padEnd(32)}${request.language ?? '  '}  ${response.status}`
}

function section(title: string, lines: string[]) {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
}
