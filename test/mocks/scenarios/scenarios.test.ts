import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultProblem } from '../../../mocks/faults/faultProblem'
import { seedAccounts } from '../../../mocks/fixtures/accounts'
import { rows } from '../../../mocks/scenarios/rows'
import { nearestScenario, scenarios } from '../../../mocks/scenarios/scenarios'

const textsOf = (language: string) =>
  JSON.parse(readFileSync(`public/translations/${language}/translation.json`, 'utf8'))

const textAt = (texts: object, key: string) =>
  key.split('.').reduce<unknown>((part, name) => Object(part)[name], texts)

const names = scenarios.map(({ name }) => name)

describe('the list of scenarios', () => {
  it('has at least forty scenarios, each with a unique name that fits into a link', () => {
    expect(names.length).toBeGreaterThanOrEqual(40)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  })

  it('covers every row of the error catalogues and every named state', () => {
    const shown = new Set(scenarios.flatMap((one) => one.rows ?? []))
    expect(Object.keys(rows).filter((row) => !shown.has(row as keyof typeof rows))).toEqual([])
  })

  it('has each title in both languages', () => {
    const untitled = scenarios.filter(({ title: [en, fa] }) => !/[a-z]/i.test(en) || !/[آ-ی]/.test(fa))
    expect(untitled.map(({ name }) => name)).toEqual([])
  })

  it('signs in existing accounts only, and sets valid faults only', () => {
    const emails = seedAccounts.map(({ email }) => email)
    expect(scenarios.filter(({ as }) => as !== undefined && !emails.includes(as))).toEqual([])
    expect(scenarios.flatMap(({ faults = [] }) => faults.flatMap((one) => faultProblem(one) ?? []))).toEqual(
      [],
    )
  })

  it.each(['en', 'fa'])('names only texts that the translations contain, %s', (language) => {
    const texts = textsOf(language)
    const unknown = scenarios.filter(({ shows }) => shows && typeof textAt(texts, shows) !== 'string')
    expect(unknown.map(({ name, shows }) => `${name}: ${shows}`)).toEqual([])
  })

  it.each(['en', 'fa'])('has a picture of each scenario, %s', (language) => {
    const isMissing = (name: string) => !existsSync(`mocks/public/mock-scenarios/${name}.${language}.webp`)
    expect(names.filter(isMissing)).toEqual([])
  })

  it('finds the nearest name to a misspelled one', () => {
    expect(nearestScenario('expired-sesion')).toBe('expired-session')
  })
})
