import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isReportDue,
  isViewedEnough,
  stoppedWatch,
  visibleSeconds,
  withVisibility,
} from '@/domain/learning/viewing'

describe('reports of a video’s position', () => {
  it('are due once whenever floor(second / 5) changes, however often the player reports the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 10 }), (length, perSecond) => {
        let before = 0
        let reports = 0
        for (let tick = 0; tick <= length * perSecond; tick++) {
          const now = tick / perSecond
          if (isReportDue(before, now)) reports++
          before = now
        }
        expect(reports).toBe(Math.floor(length / 5))
      }),
    )
  })

  it('are due when a seek or a doubled speed skips the multiple of 5', () => {
    expect(isReportDue(4.9, 6.8)).toBe(true)
    expect(isReportDue(31, 12)).toBe(true)
    expect(isReportDue(5, 9.99)).toBe(false)
  })
})

describe('a lesson that was read', () => {
  it.each([
    [69.9, 100, false],
    [70, 100, true],
    [41, undefined, false],
    [42, undefined, true],
    [42, 0, true],
  ])('%d s of %s s stated: viewed at least 70 %% of it (60 s if none) is %s', (seconds, stated, enough) => {
    expect(isViewedEnough(seconds, stated)).toBe(enough)
  })

  it('counts visible time only', () => {
    const changes = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 10_000 })))
    fc.assert(
      fc.property(changes, (steps) => {
        let now = 0
        let expected = 0
        let wasVisible = false
        let watch = stoppedWatch
        for (const [isVisible, wait] of steps) {
          watch = withVisibility(watch, isVisible, now)
          wasVisible = isVisible
          if (wasVisible) expected += wait
          now += wait
        }
        expect(visibleSeconds(watch, now)).toBeCloseTo(expected / 1000)
      }),
    )
  })
})
