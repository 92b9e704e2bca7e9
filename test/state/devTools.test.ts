import { describe, expect, it } from 'vitest'
import { devTools, withoutSecrets } from '@/state/devTools'

describe('the developer tools', () => {
  it('see neither passwords nor tokens, at any depth', () => {
    const seen = {
      type: 'api/executeMutation/pending',
      meta: { arg: { originalArgs: { jwt: 'a', password: 'b', confirmPassword: 'c', remember: true } } },
      list: [{ accessToken: 'd', refreshToken: 'e', userId: 'u-001' }, null, 7],
    }
    expect(withoutSecrets(seen)).toEqual({
      type: 'api/executeMutation/pending',
      meta: {
        arg: { originalArgs: { jwt: '•••', password: '•••', confirmPassword: '•••', remember: true } },
      },
      list: [{ accessToken: '•••', refreshToken: '•••', userId: 'u-001' }, null, 7],
    })
  })

  it('get every action and every state with secrets masked', () => {
    expect(devTools).toEqual({ actionSanitizer: withoutSecrets, stateSanitizer: withoutSecrets })
  })
})
