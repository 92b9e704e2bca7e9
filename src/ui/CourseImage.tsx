import { useState } from 'react'
import { safeUrl } from '@/domain/url'

const FALLBACK = '/static/images/course-fallback.svg'

type Props = { url: string | undefined; className?: string; loading?: 'lazy' | 'eager' }

/** A course's picture, or the fallback where there is none or it cannot be loaded. Decoration: the title stands beside it. */
export function CourseImage({ url, className, loading = 'lazy' }: Props) {
  const [broken, setBroken] = useState<string>()
  const wanted = safeUrl(url)
  const source = wanted && wanted !== broken ? wanted : FALLBACK
  return (
    <img
      className={className}
      src={source}
      alt=""
      width="640"
      height="360"
      loading={loading}
      onError={() => setBroken(wanted)}
    />
  )
}
