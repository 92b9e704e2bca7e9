import { deviceStorage, storageItem } from '@/lib/storage/storageItem'

/**
 * The ids of users who have signed out, and whose copies this device may still have. The storage may answer
 * late, or the browser may close at that moment, so the next start of the program deletes what is left.
 */
const storedUsers = () => storageItem(deviceStorage, 'signed-out')

/** A user signs out → removes from the device what the server has, too. */
export async function deleteAfterSignOut(userId: string) {
  writeUsers([...new Set([...readUsers(), userId])])
  await deleteReportedOf(userId)
}

/**
 * The program starts → deletes what users who have signed out left on this device.
 * @param signedInId this user has signed in again, and needs the copies
 */
export async function deleteSignedOut(signedInId: string | undefined) {
  for (const userId of readUsers())
    if (userId === signedInId) removeUser(userId)
    else await deleteReportedOf(userId)
}

async function deleteReportedOf(userId: string) {
  try {
    const { deleteReported } = await import('./recordStore')
    await deleteReported(userId)
    removeUser(userId)
  } catch (error) {
    console.warn('The copies of a signed-out user stay until the next start.', error)
  }
}

const removeUser = (userId: string) => writeUsers(readUsers().filter((id) => id !== userId))

function readUsers(): string[] {
  return storedUsers().read()?.split(' ') ?? []
}

function writeUsers(ids: readonly string[]) {
  storedUsers().write(ids.length > 0 ? ids.join(' ') : null)
}
