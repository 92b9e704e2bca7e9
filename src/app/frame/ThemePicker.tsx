import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followTheme, keepTheme, readTheme, type ThemeChoice, themes } from '@/lib/page/theme'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { MenuButton } from './MenuButton'
import styles from './ThemePicker.module.css'

/** Light, dark, or as the device is set. The boot script shows the choice before the first paint. */
export function ThemePicker() {
  const { t } = useTranslation()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<ThemeChoice>(readTheme)
  useEffect(() => followTheme(() => setChosen(readTheme())), [])
  // The document was made for no device.
  const shown = isHydrated ? chosen : 'device'
  return (
    <MenuButton
      className={styles.picker}
      entries={themes.map((theme) => ({
        key: theme,
        label: t(`frame.theme.${theme}`),
        isChecked: theme === shown,
        onChoose() {
          keepTheme(theme)
          setChosen(theme)
        },
      }))}
    >
      <span className={styles.label}>{`${t('frame.theme.label')}: `}</span>
      {t(`frame.theme.${shown}`)}
    </MenuButton>
  )
}
