import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import layout from '@/ui/layout.module.css'
import { Tabs } from '@/ui/Tabs'
import { AboutFilm } from './AboutFilm'
import styles from './AboutTabs.module.css'
import { tabs } from './tabNames'

/** The URL contains the index of the open tab; any other value means the first tab. */
export default function AboutTabs() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const open = tabs.find((_tab, index) => String(index) === query.get('tab')) ?? 'story'
  return (
    <section>
      <Tabs
        label={t('about.tabs.label')}
        open={open}
        onShow={(tab) =>
          setQuery(tab === 'story' ? {} : { tab: String(tabs.indexOf(tab)) }, { replace: true })
        }
        tabs={tabs.map((name) => ({
          name,
          text: t(`about.tabs.${name}`),
          panel: (
            <div className={styles.panel}>
              <div className={layout.readable}>
                <h2>{t(`about.${name}.title`)}</h2>
                <p className={layout.large}>{t(`about.${name}.text`)}</p>
                <p>{t(`about.${name}.more`)}</p>
              </div>
              <AboutFilm name={name} isOpen={name === open} />
            </div>
          ),
        }))}
      />
    </section>
  )
}
