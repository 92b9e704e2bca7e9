import { useTranslation } from 'react-i18next'
import { config } from '@/lib/config/config'
import { languages } from '@/lib/i18n/language'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { languageChosen } from '@/state/language/slice'
import styles from './LanguagePicker.module.css'
import { MenuButton } from './MenuButton'
import type { MenuEntry } from './menuEntries'

type Props = { onMoreLanguages: () => void; onPick: () => void }

export function LanguagePicker({ onMoreLanguages, onPick }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectLanguage)
  const current = languages.find(({ code }) => code === shown) ?? languages[0]
  const entries = languages.map(
    ({ code, name, dir }): MenuEntry => ({
      key: code,
      icon: <Flag code={code} />,
      label: (
        <span lang={code} dir={dir} className={code === shown ? undefined : styles.foreign}>
          {name}
        </span>
      ),
      isChecked: code === shown,
      onChoose() {
        onPick()
        dispatch(languageChosen(code))
      },
    }),
  )
  const more = { key: 'more', label: t('frame.moreLanguages'), onChoose: onMoreLanguages }
  return (
    <MenuButton entries={config.translateWidgetUrl ? [...entries, 'divider', more] : entries}>
      <Flag code={current.code} />
      <span className="visually-hidden">{`${t('frame.language')}: `}</span>
      <span className={styles.name}>{current.name}</span>
    </MenuButton>
  )
}

function Flag({ code }: { code: string }) {
  return (
    <img className={styles.flag} src={`/static/images/flags/${code}.png`} alt="" width="24" height="18" />
  )
}
