const onTheirWay = new Map<string, Promise<void>>()

/** Loads a script once; after a failure it may be loaded again. */
export function loadScript(url: string): Promise<void> {
  const loading = onTheirWay.get(url) ?? insert(url).finally(() => onTheirWay.delete(url))
  onTheirWay.set(url, loading)
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
    element.src = url
    document.head.append(element)
  })
}
