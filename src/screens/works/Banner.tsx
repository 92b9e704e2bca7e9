import { ServerImage } from '@/ui/ServerImage'
import styles from './Banner.module.css'

const SCENE = '/static/images/works-banner.svg'
const OVERLAY = '/static/images/works-map.svg'

type Props = {
  title: string
  text?: string
  /** The country's picture; without one the banner shows ours. */
  sceneUrl?: string
  overlayUrl?: string
  /** The alternative text of the overlay, if no other text says the same. */
  overlayText?: string
  /** The content is still loading, so a placeholder keeps its space. */
  isWaiting?: boolean
  /** The banner is lower, because the content below matters more. */
  isSlim?: boolean
}

/** A wide picture with an overlay on its edge, and the title and description of the page. */
export function Banner({ title, text, sceneUrl, overlayUrl, overlayText, isWaiting = false, isSlim }: Props) {
  return (
    <header className={styles.banner} data-slim={isSlim}>
      {isWaiting ? (
        <div className={styles.scene} />
      ) : (
        <ServerImage
          url={sceneUrl}
          fallback={SCENE}
          width={960}
          height={320}
          className={styles.scene}
          loading="eager"
        />
      )}
      <div className={styles.foot}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          {(text || isWaiting) && (
            <p className={styles.text}>
              <bdi>{text || '\u00a0'}</bdi>
            </p>
          )}
        </div>
        {isWaiting ? (
          <div className={styles.overlay} />
        ) : (
          <ServerImage
            url={overlayUrl}
            fallback={OVERLAY}
            alt={overlayText}
            width={320}
            height={240}
            className={styles.overlay}
            loading="eager"
          />
        )}
      </div>
    </header>
  )
}
