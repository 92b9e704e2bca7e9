import { keptText } from './keptText'

/** With which attempt this tab went to the payment page; it survives the way there and back, where the tab may keep anything. */
export const tabMemory = keptText(() => window.sessionStorage, 'donation:left')
