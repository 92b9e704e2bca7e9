// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceStorage, storageItem, tabStorage } from '@/lib/storage/storageItem'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a stored text', () => {
  it('is read by its key from its storage, until it is removed', () => {
    expect(storageItem(deviceStorage, 'one').write('text')).toBe(true)
    expect(storageItem(deviceStorage, 'one').read()).toBe('text')
    expect(storageItem(tabStorage, 'one').read()).toBeNull()
    expect(storageItem(deviceStorage, 'one').write(null)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('is remembered by the page if the storage is full', () => {
    const item = storageItem(deviceStorage, 'one')
    item.write('first')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    expect(item.write('second')).toBe(false)
    expect(item.read()).toBe('second')
    expect(localStorage.getItem('one')).toBe('first')
    item.forgetUnwritten()
    expect(item.read()).toBe('first')
    full.mockRestore()
  })

  it('is remembered by the page if storage is forbidden', () => {
    const item = storageItem(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    }, 'one')
    expect(item.read()).toBeNull()
    expect(item.write('text')).toBe(false)
    expect(item.read()).toBe('text')
  })
})
