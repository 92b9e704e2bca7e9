import { storageItem, tabStorage } from '@/lib/storageItem'

/** With which attempt this tab went to the payment page; it survives the way there and back, where the tab may keep anything. */
export const tabMemory = storageItem(tabStorage, 'donation:left')
