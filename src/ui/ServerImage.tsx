import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeUrl } from '@/domain/site/url'

type Props = {
  /** The URL as the server sent it. */
  url: string | undefined
  /** Our own picture, for a missing or broken one. */
  fallback: string
  /** The alternative text, if no text beside the picture says the same. */
  alt?: string
  /** The size of the element, which is the same for every picture. */
  width: number
  height: number
  className?: string
  loading?: 'lazy' | 'eager'
}

/** A picture of the server, or the fallback in its place. */
export function ServerImage({ url, fallback, alt = '', loading = 'lazy', ...place }: Props) {
  const [broken, setBroken] = useState<string>()
  const wanted = safeUrl(url)
  const isShown = wanted !== undefined && wanted !== broken
  const image = useRef<HTMLImageElement>(null)
  const onBroken = useEffectEvent(() => setBroken(wanted))
  useEffect(() => {
    // A picture of a prerendered document may have failed before hydration.
    if (image.current?.complete) image.current.decode?.().catch(onBroken)
  }, [])
  return (
    <img
      {...place}
      ref={image}
      src={isShown ? wanted : fallback}
      alt={isShown ? alt : ''}
      loading={loading}
      onError={() => setBroken(wanted)}
    />
  )
}
