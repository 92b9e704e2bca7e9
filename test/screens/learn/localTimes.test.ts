import { expect, it, vi } from 'vitest'
import { showLocalTimes } from '@/screens/learn/viewers/video/localTimes'

/** The parts of the controls that hold times, as Plyr builds them. */
function controls() {
  const container = document.createElement('div')
  container.innerHTML = `
    <div class="plyr__progress"><input aria-valuetext="00:12 of 00:40"><span class="plyr__tooltip">00:00</span></div>
    <div class="plyr__time">00:12</div>
    <label class="plyr__tooltip">F1</label>`
  const part = (selector: string) => container.querySelector(selector) as HTMLElement
  return {
    container,
    time: part('.plyr__time'),
    bar: part('input'),
    hint: part('span'),
    label: part('label'),
  }
}

it('the times of a film have Persian digits in Persian, at first and whenever the player writes them', async () => {
  const { container, time, bar, hint, label } = controls()
  const ending = new AbortController()
  showLocalTimes(container, 'fa', ending.signal)
  expect([time.textContent, hint.textContent]).toEqual(['۰۰:۱۲', '۰۰:۰۰'])
  expect(bar).toHaveAttribute('aria-valuetext', '۰۰:۱۲ of ۰۰:۴۰')
  expect(label.textContent).toBe('F1')
  time.textContent = '00:13'
  bar.setAttribute('aria-valuetext', '00:13 of 00:40')
  await vi.waitFor(() => expect(time.textContent).toBe('۰۰:۱۳'))
  expect(bar).toHaveAttribute('aria-valuetext', '۰۰:۱۳ of ۰۰:۴۰')
  ending.abort()
  time.textContent = '00:14'
  await Promise.resolve()
  expect(time.textContent).toBe('00:14')
})

it('the times of a film keep Latin digits in English', () => {
  const { container, time } = controls()
  showLocalTimes(container, 'en', new AbortController().signal)
  expect(time.textContent).toBe('00:12')
})
