import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followTheme, keepTheme, readTheme, type ThemeChoice } from '@/lib/page/theme'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { FooterPicker } from './FooterPicker'

/** Light, dark, or the setting of the device. The boot script applies the choice before the first paint. */
export function ThemePicker() {
  const { t } = useTranslation()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<ThemeChoice>(readTheme)
  useEffect(() => followTheme(() => setChosen(readTheme())), [])
  return (
    <FooterPicker
      label={t('frame.theme.label')}
      texts={{
        device: t('frame.theme.device'),
        light: t('frame.theme.light'),
        dark: t('frame.theme.dark'),
      }}
      // The prerendered document cannot know the choice on the device.
      chosen={isHydrated ? chosen : 'device'}
      onChoose={(choice) => {
        keepTheme(choice)
        setChosen(choice)
      }}
    />
  )
}
