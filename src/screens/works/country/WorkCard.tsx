import { Card } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WorkCard as CardOfWork } from '@/api/types'
import { pictureText } from '@/domain/text/imageAlt'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import card from '@/ui/card.module.css'
import { ServerImage } from '@/ui/ServerImage'
import { useDay } from '@/ui/useDay'
import styles from './WorkCard.module.css'

type Props = { work: CardOfWork; country: string }

/** All cards have the same height. Screen readers read long titles and texts whole. */
export function WorkCard({ work, country }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const language = useAppSelector(selectLanguage)
  const day = useDay(work.createdAt, language)
  return (
    <Card
      role="article"
      aria-labelledby={titleId}
      className={card.card}
      size="small"
      cover={
        <ServerImage
          url={work.thumbnailUrl}
          fallback="/static/images/image-fallback.svg"
          alt={pictureText(work.thumbnailName, work.title)}
          width={640}
          height={360}
          className={card.image}
          coverOf={titleId}
        />
      }
    >
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          <Link to={paths.work(country, work.slug)} className={card.link}>
            <bdi>{work.title || t('works.work.untitled')}</bdi>
          </Link>
        </h2>
        <p className={styles.text}>
          <bdi>{work.shortDesc}</bdi>
        </p>
      </div>
      <p className={styles.day}>{day && <time dateTime={work.createdAt}>{day}</time>}</p>
    </Card>
  )
}
