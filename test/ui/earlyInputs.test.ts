import { beforeEach, expect, it } from 'vitest'
import { boot } from '@/boot/state'
import { keepRestoredFields } from '@/ui/earlyEvents'
import { keepEarlyInputs, restoreEarlyInputs } from '@/ui/earlyInputs'

const FORM = `<input name="subject"><textarea name="message"></textarea><input name="news" type="checkbox">
  <input name="password" type="password"><input name="twice"><input name="twice">`

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.querySelector(`[name=${name}]`) as Kind

function openPage() {
  document.body.innerHTML = `<div id="root">${FORM}</div>`
  boot.typed.clear()
  window.boot = boot
}

function leave() {
  window.dispatchEvent(new Event('pagehide'))
  openPage()
  restoreEarlyInputs()
  keepRestoredFields()
}

beforeEach(() => {
  openPage()
  keepEarlyInputs()
})

it('input before hydration is restored in its fields after a reload, and waits for the form', () => {
  boot.typed.set(field('subject'), 'Books')
  boot.typed.set(field('message'), 'Two\nlines')
  boot.typed.set(field('news'), true)
  leave()
  expect(field('subject').value).toBe('Books')
  expect(field('message').value).toBe('Two\nlines')
  expect(field('news').checked).toBe(true)
  expect([...boot.typed.values()].sort()).toEqual(['Books', 'Two\nlines', true])
})

it('input before hydration is neither stored for a password nor restored for two fields of one name', () => {
  boot.typed.set(field('password'), 'secret')
  boot.typed.set(field('twice'), 'which?')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('draft:early')).not.toContain('secret')
  leave()
  expect(field('twice').value).toBe('')
  expect(boot.typed.size).toBe(0)
})

it('input before hydration is restored on its own page alone, and deleted at once', () => {
  boot.typed.set(field('subject'), 'Books')
  window.dispatchEvent(new Event('pagehide'))
  const stored = sessionStorage.getItem('draft:early') ?? ''
  sessionStorage.setItem('draft:early', stored.replace(/"path":"[^"]*"/, '"path":"/elsewhere"'))
  openPage()
  restoreEarlyInputs()
  expect(field('subject').value).toBe('')
  expect(sessionStorage.getItem('draft:early')).toBeNull()
})

it.each(['{', '[]', 'null', '{"path":"/","texts":[[1,2],["subject",{}],"x"]}'])(
  'invalid stored input is ignored: %s',
  (stored) => {
    sessionStorage.setItem('draft:early', stored)
    restoreEarlyInputs()
    expect(field('subject').value).toBe('')
  },
)

it('input in a screen that the user has left by a sign-out is not stored', () => {
  boot.typed.set(field('message'), 'A letter')
  field('message').remove()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('draft:early')).toBeNull()
})
