import { useState } from 'react'
import { avatarUrl, initialOf } from '@/integrations/avatar'
import styles from './AccountArea.module.css'
import { PersonGlyph } from './glyphs'

/** The avatar service's picture; the initial where there is none; a person's outline where nobody knows the name yet. */
export function Avatar({ firstName }: { firstName: string | undefined }) {
  const url = avatarUrl(firstName)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (url && url !== brokenUrl)
    return (
      <img
        className={styles.avatar}
        src={url}
        alt=""
        width="36"
        height="36"
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(url)}
      />
    )
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialOf(firstName) || <PersonGlyph />}
    </span>
  )
}
