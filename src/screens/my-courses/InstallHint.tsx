import { Button } from 'antd'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/lib/config/config'
import { askToInstall, closeInstallHint, installHintShown, installPrompt } from '@/lib/page/installPrompt'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'
import { useFocusBefore } from '@/ui/useFocusReturn'

/** Tells a learner once that she can install the site, where her browser can. */
export function InstallHint() {
  const isOpen = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOpen, () => false)
  return isOpen ? <Hint /> : null
}

function Hint() {
  const { t } = useTranslation()
  const focusBefore = useFocusBefore<HTMLDivElement>()
  const { productName } = config
  useEffect(installHintShown, [])
  return (
    <div className={layout.below4} {...focusBefore}>
      <StaticAlert
        type="info"
        showIcon
        title={t('myCourses.install.title', { productName })}
        description={
          <>
            <p className={layout.below2}>{t('myCourses.install.text')}</p>
            <Button type="primary" onClick={() => void askToInstall()}>
              {t('myCourses.install.add')}
            </Button>
          </>
        }
        closable={{ 'aria-label': t('ui.close'), onClose: closeInstallHint }}
      />
    </div>
  )
}
