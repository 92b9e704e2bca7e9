import { deviceStorage, storageItem, tabStorage } from '../storage/storageItem'
import { isConnectionSlow } from './isConnectionSlow'

/** `device` follows the browser: its wish to save data, and how fast it finds the connection. */
export const dataUses = ['device', 'less', 'full'] as const

export type DataUse = (typeof dataUses)[number]

const KEY = 'data-use'
const item = storageItem(deviceStorage, KEY)
/** The visitor wants pictures although she saves data. Her wish ends with the tab. */
const wantedPictures = storageItem(tabStorage, 'pictures')
const listeners = new Set<() => void>()

/** @returns the visitor's choice on this device. */
export function readDataUse(): DataUse {
  const stored = item.read()
  return stored === 'less' || stored === 'full' ? stored : 'device'
}

export function keepDataUse(choice: DataUse) {
  item.write(choice === 'device' ? null : choice)
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

/** @returns whether optional files stay unloaded, and large ones wait for a press. */
export function savesData(): boolean {
  const choice = readDataUse()
  return choice === 'device' ? isConnectionSlow() : choice === 'less'
}

/** @returns whether pictures of the server load by themselves. */
export function showsPictures(): boolean {
  return !savesData() || wantsPictures()
}

export function wantsPictures(): boolean {
  return wantedPictures.read() !== null
}

/** Someone who saves data wants pictures for this visit, or none any more. */
export function choosePictures(isWanted: boolean) {
  wantedPictures.write(isWanted ? 'shown' : null)
  notify()
}

/** For useSyncExternalStore: follows choices in this tab and in the visitor's others. */
export function followDataUse(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return
    item.forgetUnwritten()
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}
