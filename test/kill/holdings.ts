import type { Life } from './life.ts'

/**
 * The records that the device and the server have of lessons, as text, to find out where a loss happened.
 * @param named text that contains the ids of the wanted lessons
 */
export async function holdingsOf({ device, server }: Life, named: string): Promise<string> {
  const page = await device.newPage()
  await page.goto(`${server.origin}/favicon.svg`)
  const held = page.evaluate(async () => {
    const asked = indexedDB.open('learning')
    // If there is no database, this must not create one.
    asked.onupgradeneeded = () => asked.transaction?.abort()
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const all = db.transaction('records').objectStore('records').getAll()
    const records = await new Promise<{ lessonId: string }[]>((resolve, reject) => {
      all.onsuccess = () => resolve(all.result)
      all.onerror = () => reject(all.error)
    })
    db.close()
    return records
  })
  try {
    const records = await held
    const meant = records.filter(({ lessonId }) => named.includes(lessonId))
    const words = device.storageWords()
    return [
      `The device holds ${records.length} records, of these lessons: ${JSON.stringify(meant)}`,
      words.length > 0
        ? `The browser said of its storage:\n${words.join('\n')}`
        : 'The browser said nothing of its storage.',
    ].join('\n')
  } catch (error) {
    return `What the device holds could not be read: ${(error as Error).message}`
  } finally {
    await page.close()
  }
}
