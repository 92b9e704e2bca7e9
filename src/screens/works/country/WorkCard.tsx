import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WorkCard as Card } from '@/api/types'
import { pictureText } from '@/domain/works'
import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { ServerImage } from '@/ui/ServerImage'
import styles from './WorkCard.module.css'

/** How many of the first cards are likely to be seen at once. */
const SEEN_AT_ONCE = 5

type Props = { work: Card; country: string; place: number }

export function WorkCard({ work, country, place }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const language = useAppSelector(selectLanguage)
  const day = formatDay(work.createdAt, language)
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <ServerImage
        url={work.thumbnailUrl}
        fallback="/static/images/image-fallback.svg"
        alt={pictureText(work.thumbnailName, work.title)}
        width={640}
        height={360}
        className={styles.image}
        loading={place < SEEN_AT_ONCE ? 'eager' : 'lazy'}
      />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          <Link to={paths.work(country, work.slug)}>
            <bdi>{work.title || t('works.work.untitled')}</bdi>
          </Link>
        </h2>
        {work.shortDesc && (
          <p className={styles.text}>
            <bdi>{work.shortDesc}</bdi>
          </p>
        )}
        {day && (
          <p className={styles.day}>
            <time dateTime={work.createdAt}>{day}</time>
          </p>
        )}
      </div>
    </article>
  )
}
