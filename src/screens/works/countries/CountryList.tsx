import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { groupByLetter, type LetterGroup, OTHER_LETTER } from '@/domain/text/worksByLetter'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './CountryList.module.css'
import { goToLetter } from './goToLetter'
import { LetterChoice } from './LetterChoice'

type Props = { names: readonly string[]; isBusy: boolean }

/** Countries by first letter. The URL contains the chosen letter, for Back and shared links. */
export function CountryList({ names, isBusy }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [query, setQuery] = useSearchParams()
  const groups = useMemo(() => groupByLetter(names, language), [names, language])
  const chosen = groups.find(({ letter }) => letter === query.get('letter'))
  const shown = chosen ? [chosen] : groups
  const count = shown.reduce((sum, group) => sum + group.names.length, 0)
  return (
    <>
      <div className={styles.tools}>
        <LetterChoice
          groups={groups}
          chosen={chosen?.letter ?? ''}
          onChoose={(letter) => setQuery(letter ? { letter } : {}, { replace: true })}
        />
        <p className={styles.count} role="status">
          {t('works.countries.count', { count, number: formatNumber(count, language) })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside receive the keys */}
      <div className={styles.groups} aria-busy={isBusy} onKeyDown={goToLetter}>
        {shown.map((group) => (
          <Group key={group.letter} {...group} />
        ))}
      </div>
    </>
  )
}

function Group({ letter, names }: LetterGroup) {
  const { t } = useTranslation()
  const headingId = `countries-${letter}`
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.letter}>
        {letter === OTHER_LETTER ? t('works.countries.other') : letter}
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to={paths.worksOf(name)} className={styles.name} data-letter={letter}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
