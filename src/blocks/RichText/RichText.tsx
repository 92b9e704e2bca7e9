import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react'
import type { LessonFiles } from '@/domain/keeping/lessonFiles'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { useService } from '@/state/hooks'
import { RICH_TEXT_CLASS } from '@/ui/richTextSheet'
import { trustedHtml } from '@/ui/sanitizeHtml'
import { HeldPictures } from './HeldPictures'
import styles from './RichText.module.css'
import { createRichTextStyle } from './richTextStyle'
import { useShownText } from './useShownText'
import { useTextPictures } from './useTextPictures'

type Props = {
  html: string | null | undefined
  /** Shown before the text, if there is one. */
  heading?: ReactNode
  /** Shown if the text is empty. */
  otherwise?: ReactNode
  /** The addresses of its pictures, if this device may keep them. */
  files?: LessonFiles | undefined
  /** A visitor who saves data has asked for its pictures elsewhere. */
  isAsked?: boolean
}

/** The only component that renders HTML of the server: sanitized, in a box, in our style and the host's. */
export function RichText({ html, heading, otherwise = null, ...pictures }: Props) {
  const clean = useMemo(() => trustedHtml(typeof html === 'string' ? html : ''), [html])
  if (isEmpty(String(clean))) return otherwise
  return (
    <>
      {heading}
      <Text html={clean} {...pictures} />
    </>
  )
}

type TextProps = { html: TrustedHTML | string } & Pick<Props, 'files' | 'isAsked'>

function Text({ html, files, isAsked }: TextProps) {
  const text = useRef<HTMLDivElement>(null)
  const style = useService(createRichTextStyle)
  const isAwaited = useSyncExternalStore(style.subscribe, style.isAwaited, () => false)
  // Prerendered text is already being read, so it does not wait for the style.
  const wasInDocument = useRef(!useIsHydrated())
  useShownText()
  const held = useTextPictures(text, { html, files, isAsked })
  return (
    <>
      {held.isHeld && <HeldPictures onShow={held.show} next={held.focusable} />}
      {/* The host's style sheet applies to the text, but never to this box around it. */}
      <div className={styles.box} data-awaits-style={isAwaited && !wasInDocument.current}>
        <div
          ref={text}
          className={`${styles.text} ${RICH_TEXT_CLASS}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitizeHtml has cleaned the HTML
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  )
}

/** @returns whether the markup contains only tags and spaces. */
function isEmpty(html: string) {
  return html.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') === ''
}
