import { scriptUrl } from '@/lib/page/trustedTypes'

const pending = new Map<string, Promise<void>>()

/** Loads a script. Concurrent calls share one request. */
export function loadScript(url: string): Promise<void> {
  const loading = pending.get(url) ?? insert(url).finally(() => pending.delete(url))
  pending.set(url, loading)
  return loading
}

function insert(url: string) {
  return new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`The script ${url} could not be loaded.`))
    }
    element.src = scriptUrl(url)
    document.head.append(element)
  })
}
