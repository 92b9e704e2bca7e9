import type { Services } from '@/lib/services'
import { deviceStorage } from '@/lib/storage/storageItem'
import type { AppDispatch, RootState } from '../reducer'
import { createAttemptStore } from './attemptStore'
import { historyEntry } from './historyEntry'

/** The records of this device, as one store reads and writes them. */
export const createDeviceRecords = () => createAttemptStore(deviceStorage, historyEntry)

/** The record of a user on this device. */
export const storedRecord =
  (userId: string) => (_dispatch: AppDispatch, _getState: () => RootState, services: Services) =>
    services.get(createDeviceRecords).read(userId, Date.now())
