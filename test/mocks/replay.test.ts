import { copyFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readRecording, recordingsFolder, replay } from '../../mocks/replay'
import { recordingProblems } from '../../scripts/checkRecordings'
import { withoutSecrets } from '../../scripts/withoutSecrets'

describe('a recording', () => {
  it('answers as it was recorded', async () => {
    const request = new Request('http://localhost/api/auth/login', { method: 'POST', body: '{}' })
    const response = await getResponse([replay('login', 'unverified-403')], request)
    expect(response?.status).toBe(403)
    expect(await response?.json()).toEqual(readRecording('login', 'unverified-403').response.body)
  })

  it('holds no secret', () => {
    const secret = { accessToken: 'a', list: [{ password: 'b', name: 'c' }], clientSecret: 'd', jwt: 'e' }
    expect(withoutSecrets(secret)).toEqual({
      accessToken: 'redacted',
      list: [{ password: 'redacted', name: 'c' }],
      clientSecret: 'redacted',
      jwt: 'redacted',
    })
  })
})

describe('the check of recordings', () => {
  it('finds nothing wrong with those that are here', async () => {
    expect(await recordingProblems()).toEqual([])
  })

  it('names a recording that does not fit the contract any more, and an operation that has none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recordings-'))
    for (const file of await readdir(recordingsFolder))
      if (!file.startsWith('enroll.')) await copyFile(join(recordingsFolder, file), join(folder, file))
    const stale = join(folder, 'login.ok.json')
    await writeFile(stale, (await readFile(stale, 'utf8')).replace('"firstName"', '"first_name"'))
    expect(await recordingProblems(folder)).toEqual([
      'enroll has no recording',
      "login.ok answer: login › answer 200: must have required property 'firstName'",
      "login.ok answer: login › answer 200: the contract names no 'first_name'",
    ])
  })
})
