import { describe, expect, it } from 'vitest'
import { avatarUrl, initialOf } from '@/integrations/avatar'

const service = 'https://avatars.example.org/svg?size=64'

describe('the avatar', () => {
  it('comes from the configured service, with the first name as seed', () => {
    expect(avatarUrl(' Zoë & Co ', service)).toBe(
      'https://avatars.example.org/svg?size=64&seed=Zo%C3%AB+%26+Co',
    )
  })

  it('is not requested if the service is switched off or the name is unknown', () => {
    expect(avatarUrl('Sara', '')).toBeUndefined()
    expect(avatarUrl(undefined, service)).toBeUndefined()
    expect(avatarUrl('  ', service)).toBeUndefined()
  })

  it('is replaced by the initial of the name, in any script', () => {
    expect(initialOf(' sara')).toBe('S')
    expect(initialOf('سارا')).toBe('س')
    expect(initialOf('😀lena')).toBe('😀')
    expect(initialOf(undefined)).toBe('')
  })
})
