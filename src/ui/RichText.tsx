import { type ReactNode, useMemo } from 'react'
import styles from './RichText.module.css'
import { sanitizeHtml } from './sanitizeHtml'

type Props = {
  html: string | null | undefined
  /** Stands before the text, where there is one. */
  heading?: ReactNode
  /** Stands where there is nothing to read or see. */
  otherwise?: ReactNode
}

/** The one door for HTML that a server sends: cleaned to plain content, styled in our own manner. */
export function RichText({ html, heading, otherwise = null }: Props) {
  const clean = useMemo(() => sanitizeHtml(typeof html === 'string' ? html : ''), [html])
  if (isEmpty(clean)) return otherwise
  return (
    <>
      {heading}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is the door, and sanitizeHtml its lock */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />
    </>
  )
}

/** Nothing but tags and spaces. */
function isEmpty(html: string) {
  return html.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') === ''
}
