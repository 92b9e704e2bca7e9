import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SubscribeBlock } from '@/blocks/SubscribeBlock/SubscribeBlock'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { antdModule } from '@/ui/antdModule'
import { LazySection } from '@/ui/LazySection'
import layout from '@/ui/layout.module.css'
import { nameTabs } from '@/ui/nameTabs'
import styles from './AboutScreen.module.css'

const tabs = antdModule(() => import('./AboutTabs'))
const contactForm = antdModule(() => import('@/blocks/ContactForm/ContactForm'))

export const parts = [tabs]

export default function AboutScreen() {
  const { t } = useTranslation()
  const page = useRef<HTMLDivElement>(null)
  const tabsName = t('about.tabs.label')
  // The tabs name themselves only after their hydration, so the page names them first.
  useLayoutEffect(() => nameTabs(page.current, tabsName), [tabsName])
  // The film is not hydrated either. Its poster, which is the largest picture, loads after the first paint.
  useEffect(() => {
    const film = page.current?.querySelector<HTMLVideoElement>('video[data-poster]')
    if (film?.dataset.poster) film.poster = film.dataset.poster
  }, [])
  return (
    <div ref={page} className={layout.page}>
      <header className={styles.header}>
        <div>
          <h1 tabIndex={-1}>{t('titles.about')}</h1>
          <p className={styles.intro}>{t('about.intro')}</p>
          <Link to={paths.contact} className={action.primary}>
            {t('about.contact')}
          </Link>
        </div>
        <img src="/static/images/about.svg" alt="" width="400" height="300" />
      </header>
      <LazySection name="tabs" part={tabs} failed="ui.partFailed" waitingClassName={styles.tabs} isAsleep />
      <section className={styles.write} aria-labelledby="about-write">
        <div>
          <h2 id="about-write">{t('about.write.title')}</h2>
          <p>{t('about.write.text')}</p>
          <img
            className={styles.letter}
            src="/static/images/letter.svg"
            alt=""
            width="320"
            height="240"
            loading="lazy"
          />
        </div>
        <LazySection part={contactForm} failed="contact.form.loadFailed" waitingClassName={styles.form} />
      </section>
      <SubscribeBlock />
    </div>
  )
}
