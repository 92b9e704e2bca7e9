import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { followDataUse, keepDataUse, readDataUse } from '@/lib/page/dataUse'
import { FooterPicker } from './FooterPicker'

const ofDocument = () => 'device' as const

/** How much data the pages may use. */
export function DataPicker() {
  const { t } = useTranslation()
  const chosen = useSyncExternalStore(followDataUse, readDataUse, ofDocument)
  return (
    <FooterPicker
      label={t('frame.dataUse.label')}
      texts={{
        device: t('frame.dataUse.device'),
        less: t('frame.dataUse.less'),
        full: t('frame.dataUse.full'),
      }}
      chosen={chosen}
      onChoose={keepDataUse}
    />
  )
}
