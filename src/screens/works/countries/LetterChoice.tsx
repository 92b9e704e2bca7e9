import { useTranslation } from 'react-i18next'
import { alphabetOf, type LetterGroup, OTHER_LETTER } from '@/domain/text/worksByLetter'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SelectField } from '@/ui/SelectField'
import styles from './LetterChoice.module.css'

type Props = {
  groups: readonly LetterGroup[]
  /** A letter; '' for all. */
  chosen: string
  onChoose: (letter: string) => void
}

/** The alphabet of the language. Letters without a country are disabled. */
export function LetterChoice({ groups, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const alphabet = alphabetOf(useAppSelector(selectLanguage))
  const present = groups.map(({ letter }) => letter)
  const letters = [...alphabet, ...present.filter((letter) => !alphabet.includes(letter))]
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('works.countries.letter')}
        value={chosen}
        onChange={onChoose}
        options={[
          { value: '', label: t('works.countries.all') },
          ...letters.map((letter) => ({
            value: letter,
            label: letter === OTHER_LETTER ? t('works.countries.other') : letter,
            disabled: !present.includes(letter),
          })),
        ]}
      />
    </div>
  )
}
