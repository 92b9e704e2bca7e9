import { useEffect, useState } from 'react'

/** An address under which the browser shows this file, as long as it is shown. */
export function useFilePreview(file: File | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return url
}
