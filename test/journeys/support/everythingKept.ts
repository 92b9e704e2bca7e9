import type { Page } from '@playwright/test'

/** Everything that a page of this site could keep or show, as text. */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(databases.map(({ name = '' }) => contentOf(name)))
    const caches = await window.caches.keys()
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      address: location.href,
      entry: history.state,
      name: window.name,
      contents,
      caches,
    })

    async function contentOf(name: string) {
      const database = await resultOf(indexedDB.open(name))
      const kept = [...database.objectStoreNames].map((store) =>
        resultOf(database.transaction(store).objectStore(store).getAll()),
      )
      const all = await Promise.all(kept)
      database.close()
      return all
    }

    function resultOf<Result>(request: IDBRequest<Result>) {
      return new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })
