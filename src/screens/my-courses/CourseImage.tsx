import { useState } from 'react'
import { safeUrl } from '@/domain/url'
import styles from './EnrollmentCard.module.css'

const FALLBACK = '/static/images/course-fallback.svg'

/** Decoration: the title stands beside it. */
export function CourseImage({ url }: { url: string | undefined }) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const safe = safeUrl(url)
  return (
    <img
      className={styles.image}
      src={safe && safe !== brokenUrl ? safe : FALLBACK}
      alt=""
      width="640"
      height="360"
      loading="lazy"
      onError={() => setBrokenUrl(safe)}
    />
  )
}
