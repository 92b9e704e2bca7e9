import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { blogApi } from '@/api/blog'
import type { ScreenRequests } from '@/state/screenRequests'
import { useIsPhone } from '@/ui/useIsPhone'
import { BlogSearch } from './BlogSearch'
import styles from './BlogsScreen.module.css'
import { firstVisit } from './firstVisit'
import { PostList } from './PostList'
import { RecentPosts } from './RecentPosts'
import { SortPosts } from './SortPosts'
import { useBlogView } from './useBlogView'
import '@/state/content/blogFailures'

export const requests: ScreenRequests = () => [
  blogApi.endpoints.getBlogPages.initiate({ filter: 'desc', search: '', visit: firstVisit }),
  blogApi.endpoints.getRecentBlogs.initiate(),
]

export default function BlogsScreen() {
  const { t } = useTranslation()
  const { view, visit, searchFor, sortBy } = useBlogView()
  const field = useRef<HTMLInputElement>(null)
  // On a phone a bar with search and order replaces the sidebar, and the list already begins with the latest
  // posts. The CSS hides them in a prerendered document.
  const isCompact = useIsPhone()

  function clearSearch() {
    // The pressed button disappears with the search.
    field.current?.focus()
    searchFor('')
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('blog.title')}</h1>
        <p className={styles.lead}>{t('blog.lead')}</p>
      </header>
      <aside className={styles.side} aria-label={t('blog.tools')}>
        <BlogSearch committed={view.search} visit={visit} field={field} onSearch={searchFor} />
        <SortPosts filter={view.filter} onSort={sortBy} />
        {!isCompact && (
          <div className={styles.recent}>
            <RecentPosts />
          </div>
        )}
      </aside>
      <PostList view={view} visit={visit} onClear={clearSearch} />
    </div>
  )
}
