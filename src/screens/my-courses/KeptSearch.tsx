import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countMatches, type KeptMatch, searchKept } from '@/domain/keeping/keptSearch'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectKeptLessons } from '@/state/keeping/selectors'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import layout from '@/ui/layout.module.css'
import { Panel } from '@/ui/Panel'
import { SearchField } from '@/ui/SearchField'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './KeptSearch.module.css'

type Props = { search: string; onSearch: (search: string) => void }

/** Searches the courses and lessons on this device while the learner types. */
export default function KeptSearch({ search, onSearch }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const lessons = useAppSelector(selectKeptLessons)
  const form = useFocusReturn<HTMLFormElement>()
  const query = search.trim()
  const matches = searchKept(lessons, query)
  const count = countMatches(matches)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: older supported browsers know the role, not the element */}
      <form ref={form} className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t('keeping.search.label')}
          placeholder={t('keeping.search.label')}
          value={search}
          onChange={onSearch}
          submitText={t('keeping.search.submit')}
        />
        <p className={styles.count} role="status">
          {query !== '' && (
            <BidiText
              text={
                count > 0
                  ? t('keeping.search.found', { count, number: formatNumber(count, language) })
                  : t('keeping.search.none', { query })
              }
            />
          )}
        </p>
      </form>
      {count > 0 && <Matches matches={matches} />}
    </>
  )
}

function Matches({ matches }: { matches: KeptMatch[] }) {
  const { t } = useTranslation()
  return (
    <Panel>
      <ul className={styles.courses}>
        {matches.map(({ courseId, courseTitle, lessons }) => (
          <li key={courseId}>
            <h2 className={`${layout.third} ${layout.flush}`}>
              <BidiText text={courseTitle || t('courses.untitled')} />
            </h2>
            <ul className={styles.lessons}>
              {lessons.map(({ lessonId, slug, title, type }) => (
                <li key={lessonId} className={styles.lesson}>
                  <Link to={paths.learn(slug, lessonId)}>
                    <BidiText text={title || t('learn.untitled')} />
                  </Link>
                  <small className={layout.small}>{t(`learn.types.${type}`)}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
