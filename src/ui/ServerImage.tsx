import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { safeUrl } from '@/domain/site/url'
import { followDataUse, showsPictures } from '@/lib/page/dataUse'
import { hasLoaded } from './hasLoaded'
import styles from './ServerImage.module.css'
import { pageTitle, useFocusReturn } from './useFocusReturn'

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
  /**
   * The id of the title of a card, a post or a work: a picture that is held back has a button, so that our
   * drawing does not pass for it.
   */
  coverOf?: string
}

/** A picture of the server, or the fallback if it is missing or broken, or if the visitor saves data. */
export function ServerImage({ url, fallback, alt = '', loading = 'lazy', coverOf, ...place }: Props) {
  const [asked, setAsked] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const wanted = safeUrl(url)
  const image = useRef<HTMLImageElement>(null)
  const isAllowed = useSyncExternalStore(
    followDataUse,
    // A picture that has loaded stays: it costs nothing more.
    () => showsPictures() || hasLoaded(image.current, wanted),
    () => true,
  )
  const isShown = wanted !== undefined && wanted !== broken && (isAllowed || asked === wanted)
  const isHeld = wanted !== undefined && wanted !== broken && !isShown
  const onBroken = useEffectEvent(() => isShown && setBroken(wanted))
  useEffect(() => {
    // A picture of a prerendered document may have failed before hydration.
    if (image.current?.complete) image.current.decode?.().catch(onBroken)
  }, [])
  return (
    <>
      <img
        {...place}
        ref={image}
        src={isShown ? wanted : fallback}
        alt={isShown ? alt : ''}
        loading={loading}
        onError={() => isShown && setBroken(wanted)}
      />
      {isHeld && coverOf && <ShowPicture describedBy={coverOf} onPress={() => setAsked(wanted)} />}
    </>
  )
}

function ShowPicture({ describedBy, onPress }: { describedBy: string; onPress: () => void }) {
  const { t } = useTranslation()
  const card = useRef<Element>(null)
  const button = useFocusReturn<HTMLButtonElement>(() => {
    const isOfPage = document.getElementById(describedBy)?.matches('h1')
    return (isOfPage ? undefined : card.current?.querySelector('a')) ?? pageTitle()
  })
  return (
    <button
      ref={button}
      type="button"
      className={styles.show}
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        // The link of the same card takes the focus when the button goes.
        card.current = currentTarget.closest('article, [role=article]')
        onPress()
      }}
    >
      {t('ui.showPicture')}
    </button>
  )
}
