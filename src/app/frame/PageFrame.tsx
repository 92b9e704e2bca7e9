import { Suspense, use, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { PageHead } from '@/ui/PageHead'
import { PageLoading } from '@/ui/PageLoading'
import { RouteErrorBoundary } from '../RouteErrorBoundary'
import { Breadcrumb } from './Breadcrumb'
import { Footer } from './Footer'
import { FrameOnly } from './frameOnly'
import { FrameHydrated, ScreenHydrated } from './Hydrated'
import { NoticeArea } from './NoticeArea'
import styles from './PageFrame.module.css'
import { pageOf } from './pageOf'
import { TopBar } from './TopBar'
import { useHeadingFocus } from './useHeadingFocus'
import { useScrollPlace } from './useScrollPlace'

/** The frame around every page. It stays while a page loads, and when a page fails. */
export function PageFrame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const page = pageOf(pathname)
  useScrollPlace()
  useHeadingFocus(main)
  return (
    <>
      <PageHead
        title={page.name && t(`titles.${page.name}`)}
        description={page.isPrivate || !page.name ? undefined : t(`descriptions.${page.name}`)}
        noIndex={page.isPrivate}
      />
      {/* biome-ignore lint/a11y/useValidAnchor: it links to a part of this page */}
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // Moves only the focus: a fragment in the URL would add a history entry.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('frame.skip')}
      </a>
      <TopBar />
      <div className={styles.page}>
        {page.hasBreadcrumb !== false && <Breadcrumb />}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <RouteErrorBoundary key={pathname}>
            <Suspense fallback={<PageLoading />}>
              {use(FrameOnly) ? <PageLoading /> : <Outlet />}
              <ScreenHydrated />
            </Suspense>
          </RouteErrorBoundary>
        </main>
      </div>
      <NoticeArea />
      <Footer />
      <FrameHydrated />
    </>
  )
}
