import { Card, Skeleton } from 'antd'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BlogSummary } from '@/api/types'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import card from '@/ui/card.module.css'
import { ServerImage } from '@/ui/ServerImage'
import { useDay } from '@/ui/useDay'
import { WaitingPicture } from '@/ui/WaitingPicture'
import styles from './PostCard.module.css'

type Props = { post: BlogSummary; isFirst: boolean }

/** All cards have the same height. Screen readers read long titles and teasers whole. */
export const PostCard = memo(function PostCard({ post, isFirst }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const language = useAppSelector(selectLanguage)
  const day = useDay(post.createdAt, language)
  return (
    <Card
      role="article"
      aria-labelledby={titleId}
      className={card.card}
      size="small"
      cover={
        <ServerImage
          className={card.image}
          url={post.imageUrl}
          fallback="/static/images/image-fallback.svg"
          width={640}
          height={360}
          loading={isFirst ? 'eager' : 'lazy'}
          coverOf={titleId}
        />
      }
    >
      <p className={styles.day}>
        <bdi>{day}</bdi>
      </p>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          <Link className={card.link} to={paths.blog(post.slug)}>
            <bdi>{post.title || t('blog.untitled')}</bdi>
          </Link>
        </h3>
        <p className={styles.teaser}>
          <bdi>{post.shortDesc}</bdi>
        </p>
      </div>
    </Card>
  )
})

/** The placeholder of a card, of the same size. */
export function WaitingPostCard() {
  return (
    <Card size="small" cover={<WaitingPicture />}>
      <Skeleton active className={styles.day} title={false} paragraph={{ rows: 1, width: '6em' }} />
      <Skeleton active className={styles.words} paragraph={{ rows: 2 }} />
    </Card>
  )
}
