import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followTheme, keepTheme, readTheme, type ThemeChoice, themes } from '@/lib/theme'
import { useIsHydrated } from '@/lib/useIsHydrated'
import { SelectField } from '@/ui/SelectField'

/** Light, dark, or as the device is set. The boot script shows the choice before the first paint. */
export function ThemePicker() {
  const { t } = useTranslation()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<ThemeChoice>(readTheme)
  useEffect(() => followTheme(() => setChosen(readTheme())), [])
  return (
    <SelectField
      label={t('frame.theme.label')}
      // The document was made for no device.
      value={isHydrated ? chosen : 'device'}
      onChange={(theme) => {
        keepTheme(theme)
        setChosen(theme)
      }}
    >
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {t(`frame.theme.${theme}`)}
        </option>
      ))}
    </SelectField>
  )
}
