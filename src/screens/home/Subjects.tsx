import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  type FilterChoice,
  firstView,
  noFilters,
  viewToParams,
  withToggled,
} from '@/domain/catalogue/catalogue'
import type { TextKey } from '@/lib/i18n/i18n'
import { paths } from '@/lib/paths'
import layout from '@/ui/layout.module.css'
import { Orbit } from './Orbit'
import styles from './Subjects.module.css'

type Way = { choice: FilterChoice; label: TextKey }

const bySubject: Way[] = [
  { choice: { group: 'categories', label: 'Coding & Tech' }, label: 'courses.labels.coding' },
  { choice: { group: 'categories', label: 'Arts & Design' }, label: 'courses.labels.arts' },
  { choice: { group: 'categories', label: 'English Language' }, label: 'courses.labels.english' },
]
const byAge: Way[] = [
  { choice: { group: 'ageGroups', label: '5-9' }, label: 'courses.labels.ages5' },
  { choice: { group: 'ageGroups', label: '8-11' }, label: 'courses.labels.ages8' },
  { choice: { group: 'ageGroups', label: '14-18' }, label: 'courses.labels.ages14' },
]

const addressOf = ({ choice }: Way) =>
  `${paths.courses}?${viewToParams({ ...firstView, filters: withToggled(noFilters, choice) })}`

/** The subjects: decorative pictures in orbit, and beside them links that do not move. */
export default function Subjects() {
  const { t } = useTranslation()
  return (
    <section className={styles.subjects} aria-labelledby="subjects">
      <Orbit />
      <div>
        <h2 id="subjects">{t('home.subjects.title')}</h2>
        <p className={styles.lead}>{t('home.subjects.lead')}</p>
        <h3 className={styles.group}>{t('home.subjects.bySubject')}</h3>
        <ul className={styles.ways}>
          {bySubject.map((way) => (
            <li key={way.label}>
              <Link className={layout.pill} to={addressOf(way)}>
                {t(way.label)}
              </Link>
            </li>
          ))}
        </ul>
        <h3 className={styles.group}>{t('home.subjects.byAge')}</h3>
        <ul className={styles.ways}>
          {byAge.map((way) => (
            <li key={way.label}>
              <Link className={layout.pill} to={addressOf(way)}>
                {t('home.subjects.age', { range: t(way.label) })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
