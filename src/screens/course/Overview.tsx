import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldPictures } from '@/blocks/RichText/HeldPictures'
import { useShownText } from '@/blocks/RichText/useShownText'
import { useTextPictures } from '@/blocks/RichText/useTextPictures'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { FailureAlert } from '@/ui/FailureAlert'
import { lazyModule, lazyOf, useLazyModule } from '@/ui/lazyModule'

// This module loads the HTML sanitizer, so it is lazy: most visitors open the curriculum first.
const richText = lazyModule(async () => ({ default: (await import('@/blocks/RichText/RichText')).RichText }))
const PrerenderedText = lazyOf(richText)

type Props = { html: string | undefined; isOpen: boolean }

export function Overview({ html, isOpen }: Props) {
  const { t } = useTranslation()
  if (!html?.trim()) return <p>{t('course.noOverview')}</p>
  if (typeof window === 'undefined')
    return (
      <div>
        <PrerenderedText html={html} />
      </div>
    )
  return <OverviewText html={html} isOpen={isOpen} />
}

// The object stays the same, because React writes a new one into the page.
const markupOfDocument = { __html: '' }

/**
 * A prerendered document contains the sanitized text: React keeps it and loads no code. A Suspense boundary
 * would lose the text when the tab opens: the URL changes then, and React drops a boundary whose code is
 * missing.
 */
function OverviewText({ html, isOpen }: { html: string; isOpen: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const [inDocument, setInDocument] = useState(isHydrated ? undefined : html)
  const isInDocument = inDocument === html
  // The server's answer is newer than the document.
  if (inDocument !== undefined && !isInDocument) setInDocument(undefined)
  const { loaded: RichText, hasFailed, retry } = useLazyModule(isOpen && !isInDocument ? richText : undefined)
  const isShown = isOpen && isInDocument
  useShownText(isShown)
  const held = useTextPictures(box, { html, isShown })
  if (isInDocument)
    return (
      <>
        {held.isHeld && <HeldPictures onShow={held.show} next={held.focusable} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it writes nothing and keeps the prerendered content */}
        <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={markupOfDocument} />
      </>
    )
  if (RichText) return <RichText html={html} />
  return hasFailed ? <FailureAlert title="course.overviewFailed" onRetry={retry} /> : null
}
