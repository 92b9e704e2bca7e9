import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeUrl } from '@/domain/site/url'

type Props = {
  /** As the server sent it. */
  url: string | undefined
  /** A picture of ours where there is none, or it cannot be loaded. */
  fallback: string
  /** The picture's description, if no words beside it say so. */
  alt?: string
  /** The shape of the place, which stays the same with every picture. */
  width: number
  height: number
  className?: string
  loading?: 'lazy' | 'eager'
}

/** A picture that a server names, or ours in the same place. */
export function ServerImage({ url, fallback, alt = '', loading = 'lazy', ...place }: Props) {
  const [broken, setBroken] = useState<string>()
  const wanted = safeUrl(url)
  const isShown = wanted !== undefined && wanted !== broken
  const image = useRef<HTMLImageElement>(null)
  const onBroken = useEffectEvent(() => setBroken(wanted))
  useEffect(() => {
    // A picture of a prerendered document may have failed before anybody listened.
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
