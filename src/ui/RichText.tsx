import { useMemo } from 'react'
import styles from './RichText.module.css'
import { sanitizeHtml } from './sanitizeHtml'

/** The one door for HTML that a server sends: cleaned to plain content, styled in our own manner. */
export function RichText({ html }: { html: string | null | undefined }) {
  const clean = useMemo(() => sanitizeHtml(html ?? ''), [html])
  if (clean === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the door, and the line above is its lock
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />
}
