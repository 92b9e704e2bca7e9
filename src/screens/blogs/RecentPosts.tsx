import { Skeleton } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGetRecentBlogsQuery } from '@/api/blog'
import type { BlogSummary } from '@/api/types'
import { onceEach } from '@/domain/catalogue/pages'
import { cutText } from '@/domain/text/text'
import { RECENT_TEASER_LENGTH, RECENT_TITLE_LENGTH } from '@/lib/config/constants'
import { paths } from '@/lib/paths'
import { FailureAlert } from '@/ui/FailureAlert'
import layout from '@/ui/layout.module.css'
import styles from './RecentPosts.module.css'

export function RecentPosts() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className={styles.recent} aria-labelledby={titleId}>
      <h2 id={titleId} className={`${layout.third} ${layout.below2}`}>
        {t('blog.recent')}
      </h2>
      <Recent />
    </section>
  )
}

function Recent() {
  const recent = useGetRecentBlogsQuery()
  if (recent.data) return <RecentList posts={onceEach(recent.data, ({ slug }) => slug)} />
  if (recent.isFetching) return <WaitingList />
  return <FailureAlert title="blog.recentFailed" error={recent.error} onRetry={recent.refetch} />
}

function WaitingList() {
  const { t } = useTranslation()
  return (
    <>
      <p className="visually-hidden">{t('ui.loading')}</p>
      <div aria-hidden="true">
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      </div>
    </>
  )
}

function RecentList({ posts }: { posts: BlogSummary[] }) {
  const { t } = useTranslation()
  if (posts.length === 0) return <p className={layout.hint}>{t('blog.recentNone')}</p>
  return (
    <ul className={styles.list}>
      {posts.map(({ slug, title, shortDesc = '' }) => (
        <li key={slug}>
          <Link className={styles.link} to={paths.blog(slug)}>
            <bdi>{cutText(title || t('blog.untitled'), RECENT_TITLE_LENGTH)}</bdi>
          </Link>
          {shortDesc && (
            <p className={layout.hint}>
              <bdi>{cutText(shortDesc, RECENT_TEASER_LENGTH)}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
