import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { PdfPage } from './openPdf'
import styles from './PdfReader.module.css'
import type { PageLink } from './pageLinks'
import { usePageLinks } from './usePageLinks'

type Props = {
  paper: RefObject<HTMLElement | null>
  /** The page that is drawn on the paper. */
  page: PdfPage | undefined
  onFollowed: (page: number) => void
}

/** The links of a page, in a layer over the canvas. It is a portal, as React does not render the paper. */
export function PageLinks({ paper, page, onFollowed }: Props) {
  const { t } = useTranslation()
  const [layer] = useState(() => document.createElement('div'))
  const links = usePageLinks(page)
  useEffect(() => {
    layer.dataset.links = ''
    if (links.length > 0) paper.current?.append(layer)
    return () => layer.remove()
  }, [paper, layer, links])
  return createPortal(
    links.map(({ x, y, width, height, words, url, pageNumber }) => {
      const place = {
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }
      const name = words || (url ? new URL(url, location.origin).host : t('learn.pdf.link'))
      const key = `${x} ${y} ${width} ${height}`
      if (url)
        return (
          <a
            key={key}
            className={styles.onPage}
            style={place}
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <span className="visually-hidden">{t('learn.pdf.linkOut', { words: name })}</span>
          </a>
        )
      return (
        <button
          key={key}
          type="button"
          className={styles.onPage}
          style={place}
          onClick={() => void follow(pageNumber)}
        >
          <span className="visually-hidden">{t('learn.pdf.linkInside', { words: name })}</span>
        </button>
      )
    }),
    layer,
  )

  async function follow(pageNumber: PageLink['pageNumber']) {
    const number = await pageNumber?.().catch(() => undefined)
    if (number) onFollowed(number)
  }
}
