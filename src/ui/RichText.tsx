import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import styles from './RichText.module.css'
import { RICH_TEXT_CLASS } from './richTextSheet'
import { richTextStyle } from './richTextStyle'
import { sanitizeHtml } from './sanitizeHtml'
import { useShownText } from './useShownText'

type Props = {
  html: string | null | undefined
  /** Stands before the text, where there is one. */
  heading?: ReactNode
  /** Stands where there is nothing to read or see. */
  otherwise?: ReactNode
}

/** The one door for HTML that a server sends: cleaned to plain content, in its own box, styled in our manner and the host's. */
export function RichText({ html, heading, otherwise = null }: Props) {
  const clean = useMemo(() => sanitizeHtml(typeof html === 'string' ? html : ''), [html])
  if (isEmpty(clean)) return otherwise
  return (
    <>
      {heading}
      <Text html={clean} />
    </>
  )
}

function Text({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  const isAwaited = useSyncExternalStore(richTextStyle.subscribe, richTextStyle.isAwaited, () => false)
  // Words that are in the document are read already: they do not disappear for a style.
  const wasInDocument = useRef(!useIsHydrated())
  useShownText(text)
  return (
    // The host's style sheet reaches the text, and never the box that bounds it.
    <div className={styles.box} data-awaits-style={isAwaited && !wasInDocument.current}>
      <div
        ref={text}
        className={`${styles.text} ${RICH_TEXT_CLASS}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the door, and sanitizeHtml its lock
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}

/** The markup holds tags and spaces alone. */
function isEmpty(html: string) {
  return html.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') === ''
}
