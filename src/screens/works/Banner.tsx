import { ServerImage } from '@/ui/ServerImage'
import styles from './Banner.module.css'

const SCENE = '/static/images/works-banner.svg'
const OVERLAY = '/static/images/works-map.svg'

type Props = {
  title: string
  text?: string
  /** Pictures of a country; ours stand in. */
  sceneUrl?: string
  overlayUrl?: string
  /** The overlay's text, where nothing else says it. */
  overlayText?: string
  /** The content is still to come; its place is kept. */
  isWaiting?: boolean
  /** The content below is what the visitor came for. */
  isSlim?: boolean
}

/** A wide picture, a second one that lies on its edge, and what the page is about. */
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
