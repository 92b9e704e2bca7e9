import type { AppDispatch, RootState } from '../store'

/**
 * What the donation page has to do next.
 * 'leave': go to `link`, at once; `wasLeft`: she was there before, and may have paid · 'register': say so, then member registration · 'profile' · 'card': the card form is open
 * · 'pending': an earlier attempt has to be settled first · 'told': there is news for the donor · 'failed': see the failure
 * · 'idle': nothing · 'wait': something is under way already
 */
export type Next =
  | { next: 'leave'; link: string; wasLeft?: true }
  | { next: 'register' | 'profile' | 'card' | 'pending' | 'told' | 'failed' | 'idle' | 'wait' }

export type Thunk = (dispatch: AppDispatch, getState: () => RootState) => Promise<Next>
