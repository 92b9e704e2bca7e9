import { afterEach, describe, expect, it, vi } from 'vitest'
import { tolerateMovedNodes } from '@/integrations/foreignNodes'
import { showTranslateWidget } from '@/integrations/loadTranslateWidget'
import { cookieDomains, resetTranslateWidget } from '@/integrations/translateWidget'

const script = () => document.querySelector<HTMLScriptElement>('script[src*="translate_a/element.js"]')

afterEach(() => {
  script()?.remove()
  document.body.replaceChildren()
})

describe('resetting the machine-translation widget', () => {
  it('clears the googtrans cookie', () => {
    document.cookie = 'googtrans=/en/de; path=/'
    resetTranslateWidget()
    expect(document.cookie).not.toContain('googtrans')
  })

  it('clears the cookie for the host and for the domains above it', () => {
    expect(cookieDomains('learn.raha.example')).toEqual(['', 'learn.raha.example', 'raha.example'])
    expect(cookieDomains('localhost')).toEqual(['', 'localhost'])
  })

  it("resets the widget's list to its first option", () => {
    document.body.innerHTML =
      '<select class="goog-te-combo"><option value="">Select</option><option value="de" selected>de</option></select>'
    const list = document.querySelector('select') as HTMLSelectElement
    const changed = vi.fn()
    list.addEventListener('change', changed)
    resetTranslateWidget()
    expect(list).toHaveValue('')
    expect(changed).toHaveBeenCalledOnce()
  })

  it('does nothing if the widget was never loaded', () => {
    expect(resetTranslateWidget).not.toThrow()
  })
})

describe('loading the machine-translation widget', () => {
  it('fails if the script fails, and can be tried again', async () => {
    const first = showTranslateWidget('place', 'en')
    script()?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toThrow('could not be loaded')
    expect(script()).toBeNull()
    const second = showTranslateWidget('place', 'en')
    expect(script()).not.toBeNull()
    script()?.dispatchEvent(new Event('error'))
    await expect(second).rejects.toThrow('could not be loaded')
  })

  it('fails if no answer comes within 15 seconds', async () => {
    vi.useFakeTimers()
    const asked = expect(showTranslateWidget('place', 'en')).rejects.toThrow('could not be loaded')
    await vi.advanceTimersByTimeAsync(15_000)
    await asked
  })

  it('fails if the loaded script is not the widget', async () => {
    const asked = showTranslateWidget('place', 'en')
    window.googleTranslateElementInit?.()
    await expect(asked).rejects.toThrow('does not bring its widget')
  })
})

describe('a page whose nodes were moved from outside', () => {
  it('does not throw when React removes a moved node or inserts beside it', () => {
    tolerateMovedNodes()
    const parent = document.createElement('p')
    const moved = document.createElement('b')
    const fresh = document.createElement('i')
    document.createElement('div').append(moved)
    expect(parent.removeChild(moved)).toBe(moved)
    expect(moved.parentNode).not.toBeNull()
    parent.insertBefore(fresh, moved)
    expect(fresh.parentNode).toBe(parent)
    parent.removeChild(fresh)
    expect(fresh.parentNode).toBeNull()
  })
})
