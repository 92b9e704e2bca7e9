import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { falsified } from './falsified'
import { expectViolation, watchDoor } from './judgeCalls'
import { server } from './mockApi'

const COUNTRIES = '/api/work/country'
const countries = (answer: object) => http.get(`*${COUNTRIES}`, () => HttpResponse.json(answer))

/** A second judge at the door, whose findings fail no test. */
const door = watchDoor(() => [])

describe('the judge at the door of Vitest', () => {
  it('names a request against the contract with its test', async () => {
    expectViolation(/getWorkCountries › query/)
    await fetch(`${COUNTRIES}?page=1`)
    expect(await door.newFindings()).toEqual([
      expect.objectContaining({
        kind: 'query',
        operation: 'getWorkCountries',
        test: expect.getState().currentTestName,
      }),
    ])
  })

  it('names an answer of the mock API against the contract', async () => {
    expectViolation(/getWorkCountries › answer 200 › \[0\]/)
    vi.spyOn(HttpResponse, 'json').mockImplementationOnce(
      () => new HttpResponse('[7]', { headers: { 'Content-Type': 'application/json' } }) as never,
    )
    await fetch(COUNTRIES)
    expect(await door.newFindings()).toEqual([
      expect.objectContaining({ kind: 'answer body', place: 'answer 200 › [0]' }),
    ])
  })

  it('names an unmarked answer of a stub that is against the contract', async () => {
    expectViolation(/getWorkCountries › answer 200 › \[0\]/)
    server.use(countries([7]))
    await fetch(COUNTRIES)
    expect(await door.newFindings()).toEqual([
      expect.objectContaining({
        kind: 'answer body',
        operation: 'getWorkCountries',
        place: 'answer 200 › [0]',
      }),
    ])
  })

  it('counts a falsified answer separately, and judges a correct answer of the same stub as usual', async () => {
    let given: object = [7]
    server.use(falsified.get(`*${COUNTRIES}`, () => HttpResponse.json(given)))
    const before = { ...door.verdict() }
    await fetch(COUNTRIES)
    given = ['Nepal']
    await fetch(COUNTRIES)
    expect(await door.newFindings()).toEqual([])
    const { calls = 0, falsified: apart = 0 } = before
    expect(door.verdict()).toMatchObject({ calls: calls + 2, falsified: apart + 1 })
  })

  it('finds nothing wrong with a broken connection', async () => {
    server.use(http.get(`*${COUNTRIES}`, () => HttpResponse.error()))
    await expect(fetch(COUNTRIES)).rejects.toThrow()
    expect(await door.newFindings()).toEqual([])
  })

  it('does not judge calls to other services', async () => {
    server.use(http.get('https://where.example.org/json', () => HttpResponse.json({ country: 7 })))
    const { calls } = { ...door.verdict() }
    await fetch('https://where.example.org/json')
    expect(door.verdict()?.calls).toBe(calls)
  })
})
