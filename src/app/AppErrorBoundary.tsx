import { Component, type ReactNode } from 'react'
import styles from './AppErrorBoundary.module.css'

/** The last error boundary. It has no access to store and translations, so it shows both languages. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <AppFailure /> : this.props.children
  }
}

/** @param detail tells developers what they can do. */
export function AppFailure({ detail }: { detail?: string }) {
  return (
    <main className={styles.failure} role="alert">
      <meta name="robots" content="noindex" />
      <img src="/static/images/logo.svg" alt="" width="72" height="72" />
      <section lang="en" dir="ltr">
        <h1>Something went wrong</h1>
        <p>We are sorry. Nothing that you have saved is lost; loading the page again usually helps.</p>
        {detail && <p>{detail}</p>}
      </section>
      <section lang="fa" dir="rtl">
        <h2>مشکلی پیش آمد</h2>
        <p>متأسفیم. هر چه ذخیره کرده‌اید سر جایش است و معمولاً با بارگذاری دوباره درست می‌شود.</p>
      </section>
      <a className={styles.retry} href="/">
        <span lang="en">Start again</span> · <span lang="fa">شروع دوباره</span>
      </a>
    </main>
  )
}
