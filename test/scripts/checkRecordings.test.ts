import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordingsFolder } from '../../mocks/replay/readRecordings'
import { recordingProblems } from '../../scripts/checkRecordings'
import { temporaryFolder } from './record/runRecord'

/** A copy of the committed recordings, which a test may break. */
async function copied() {
  const folder = await temporaryFolder()
  await cp(recordingsFolder, folder, { recursive: true })
  return folder
}

async function edit(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

it('the committed recordings have no problems', async () => {
  expect(await recordingProblems()).toEqual([])
})

it('calls that no longer fit the contract, and an operation without a recording, are problems', async () => {
  const folder = await copied()
  for (const file of await readdir(folder)) if (file.startsWith('enroll.')) await rm(join(folder, file))
  await edit(join(folder, 'login.ok.json'), '"firstName"', '"first_name"')
  await edit(join(folder, 'markComplete.ok.json'), '"lessonId"', '"lesson"')
  const found = (await recordingProblems(folder)).join('\n')
  expect(found).toMatch(/^enroll has no recording$/m)
  expect(found).toMatch(/^login\.ok answer: .*firstName/m)
  expect(found).toMatch(/^markComplete\.ok request: .*lessonId/m)
})

it('an answer that the mock API no longer gives, and a case without a sample call, are problems', async () => {
  const folder = await copied()
  await edit(join(folder, 'getCourses.empty.json'), '"totalPages": 0', '"totalPages": 9')
  await cp(join(folder, 'getWorks.ok.json'), join(folder, 'getWorks.fine.json'))
  await edit(join(folder, 'getWorks.fine.json'), '"case": "ok"', '"case": "fine"')
  expect(await recordingProblems(folder)).toEqual([
    'getCourses.empty is not what the mock answers today: npm run record',
    'getWorks.fine is of no sample call: remove it',
  ])
})

it('a leak in a set is reported with its field, without the leaked value', async () => {
  const folder = await copied()
  await mkdir(join(folder, 'bug-123'))
  const file = join(folder, 'bug-123', '001.login.json')
  await cp(join(folder, 'login.ok.json'), file)
  await edit(file, '"city": "Town-1"', '"city": "Svendborg"')
  await edit(file, '"id": "u-001"', '"id": "u-001", "note": "internal"')
  await edit(file, '"country": "DK"', '"country": "DK31226398"')
  const found = await recordingProblems(folder)
  expect(found).toEqual([
    "bug-123: login.ok answer: login › answer 200: the contract names no 'note'",
    'bug-123: login.ok may leak: response.body.note is no stand-in, or is not in the contract',
    'bug-123: login.ok may leak: response.body.city is no stand-in, or is not in the contract',
  ])
})

it('a leak is found in JSON with another content type, and in JSON inside a text', async () => {
  const folder = await copied()
  await mkdir(join(folder, 'bug-123'))
  const differs = '"differs": "The bug: the type of the answer.", "case"'
  for (const name of ['001', '002']) {
    const file = join(folder, 'bug-123', `${name}.login.json`)
    await cp(join(folder, 'login.ok.json'), file)
    await edit(file, '"case": "ok"', `${differs}: "${name}"`)
    await edit(file, '"contentType": "application/json', '"contentType": "text/plain')
  }
  await edit(join(folder, 'bug-123', '001.login.json'), '"city": "Town-1"', '"city": "Svendborg"')
  const second = join(folder, 'bug-123', '002.login.json')
  const recording = JSON.parse(await readFile(second, 'utf8'))
  recording.response.body = '{"city":"Ribe"'
  await writeFile(second, JSON.stringify(recording))
  expect(await recordingProblems(folder)).toEqual([
    'bug-123: login.001 may leak: response.body.city is no stand-in, or is not in the contract',
    'bug-123: login.002 may leak: response.body is JSON in a text, whose fields are not read',
  ])
})

it('a recording may differ from the contract if a sentence says why', async () => {
  const folder = await copied()
  await mkdir(join(folder, 'bug-123'))
  const file = join(folder, 'bug-123', '001.getBlogs.json')
  await cp(join(folder, 'getBlogs.empty.json'), file)
  await edit(file, '"hasNext": false', '"hasNext": "no"')
  expect(await recordingProblems(folder)).toEqual([
    'bug-123: getBlogs.empty answer: getBlogs › answer 200 › hasNext: must be boolean',
  ])
  await edit(file, '"case"', '"differs": "The bug: hasNext is a text.", "case"')
  expect(await recordingProblems(folder)).toEqual([])
})

it('a file that is not a recording is a problem', async () => {
  const folder = await copied()
  await mkdir(join(folder, 'bug-123'))
  await writeFile(join(folder, 'bug-123', '001.login.json'), '{"operationId":')
  expect(await recordingProblems(folder)).toEqual([
    expect.stringMatching(/^mocks\/recordings\/bug-123\/001\.login\.json is not JSON/),
  ])
})
