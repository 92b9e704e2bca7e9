import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { auditProblems } from '../../scripts/checkAudit.ts'
import { project } from './project'

const advisory = (severity: string) => ({
  title: 'Markup passes',
  url: 'https://github.com/advisories/GHSA-1111-2222-3333',
  severity,
})

/** The answer of npm about one package, and about another one that depends on it. */
const answer = (name: string, severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      [name]: { name, severity, nodes: [`node_modules/${name}`], via: [advisory(severity)] },
      user: { name: 'user', severity, nodes: ['node_modules/user'], via: [name] },
    },
  })

const shipped = new Set(['node_modules/dompurify'])

describe('a known weakness', () => {
  it('is a problem in a package that reaches a browser, even if it is of low severity', () => {
    expect(auditProblems(answer('dompurify', 'low'), shipped, {})).toEqual([
      'dompurify, which reaches browsers, has a weakness (low): Markup passes https://github.com/advisories/GHSA-1111-2222-3333',
    ])
  })

  it.each([
    ['low', 0],
    ['moderate', 0],
    ['high', 1],
    ['critical', 1],
  ])('of severity %s in a tool counts as this number of problems: %i', (severity, count) => {
    expect(auditProblems(answer('tool', severity), shipped, {})).toHaveLength(count)
  })

  it('is no problem if its advisory is in the list of accepted ones', () => {
    const accepted = { 'GHSA-1111-2222-3333': 'the program never passes markup' }
    expect(auditProblems(answer('dompurify', 'high'), shipped, accepted)).toEqual([])
  })

  it.each(['', 'no JSON', '[]', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
    'is not looked for in "%s", which is no audit of a registry',
    (text) => expect(auditProblems(text, shipped, {})).toBeUndefined(),
  )
})

describe.skipIf(process.platform === 'win32')('the audit check', () => {
  const script = fileURLToPath(new URL('../../scripts/checkAudit.ts', import.meta.url))

  /** Runs the check with a program in place of npm that prints this text. */
  function runWith(text: string, status: number) {
    const folder = project({ npm: `#!/bin/sh\ncat <<'END'\n${text}\nEND\nexit ${status}\n` })
    chmodSync(join(folder, 'npm'), 0o755)
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
    return spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  }

  it('fails if npm reports a weakness of a package in the lock file', () => {
    const { status, stderr } = runWith(answer('dompurify', 'moderate'), 1)
    expect(stderr).toContain('dompurify, which reaches browsers, has a weakness (moderate)')
    expect(status).toBe(1)
  })

  it('passes if npm reports no weakness', () => {
    const { status, stdout } = runWith('{"auditReportVersion":2,"vulnerabilities":{}}', 0)
    expect(stdout).toContain('No known weakness.')
    expect(status).toBe(0)
  })

  it('passes and prints "Not checked" if the registry offers no audit', () => {
    const { status, stdout } = runWith('{"message":"405 Method Not Allowed","error":{}}', 1)
    expect(stdout).toContain('Not checked')
    expect(status).toBe(0)
  })
})
