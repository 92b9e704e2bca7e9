import { describe, expect, it } from 'vitest'
import { avatarUrl, initialOf } from '@/integrations/avatar'

const service = 'https://avatars.example.org/svg?size=64'

describe('the avatar', () => {
  it('is asked of the configured service, with the first name as seed', () => {
    expect(avatarUrl(' Zoë & Co ', service)).toBe(
      'https://avatars.example.org/svg?size=64&seed=Zo%C3%AB+%26+Co',
    )
  })

  it('is not asked for when the service is switched off or nobody knows the name', () => {
    expect(avatarUrl('Sara', '')).toBeUndefined()
    expect(avatarUrl(undefined, service)).toBeUndefined()
    expect(avatarUrl('  ', service)).toBeUndefined()
  })

  it('has the initial in its place, whatever the script', () => {
    expect(initialOf(' sara')).toBe('S')
    expect(initialOf('سارا')).toBe('س')
    expect(initialOf('😀lena')).toBe('😀')
    expect(initialOf(undefined)).toBe('')
  })
})
