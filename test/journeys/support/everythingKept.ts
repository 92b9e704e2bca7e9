import type { Page } from '@playwright/test'

/** Everything that a page of this site could store, as text. */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(databases.map(({ name = '' }) => contentOf(name)))
    const caches = await Promise.all((await window.caches.keys()).map(cacheContent))
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

    /**
     * The addresses in a cache, with the texts of documents and answers. Scripts and pictures are the same
     * for all users.
     */
    async function cacheContent(name: string) {
      const cache = await window.caches.open(name)
      const answers = await cache.matchAll()
      const isOfWords = ({ headers }: Response) => /html|json/.test(headers.get('content-type') ?? '')
      const words = await Promise.all(answers.filter(isOfWords).map((answer) => answer.text()))
      return { name, addresses: (await cache.keys()).map(({ url }) => url), words }
    }

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
