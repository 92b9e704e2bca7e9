import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetTranslateWidget } from '@/integrations/translateWidget'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { useFocusBefore } from '@/ui/useFocusReturn'
import styles from './TranslateStrip.module.css'

/** The machine-translation widget, which loads only on a visitor's request. */
export default function TranslateStrip({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading')
  const container = useId()
  const focusBefore = useFocusBefore<HTMLElement>()
  useEffect(() => {
    let isShown = true
    const showStage = (outcome: typeof stage) => () => {
      if (isShown) setStage(outcome)
    }
    import('@/integrations/loadTranslateWidget')
      .then(({ showTranslateWidget }) => showTranslateWidget(container, language))
      .then(showStage('ready'), showStage('failed'))
    return () => {
      isShown = false
    }
  }, [container, language])
  return (
    <section {...focusBefore} className={styles.strip} aria-label={t('frame.translate.label')}>
      <div className={styles.content}>
        <div className={styles.words}>
          <p role="status" className={styles.text}>
            {t(`frame.translate.${stage}`)}
          </p>
          <div id={container} className="notranslate" />
        </div>
        <Button
          type="text"
          className={styles.close}
          aria-label={t('ui.close')}
          icon={<CloseOutlined />}
          onClick={() => {
            resetTranslateWidget()
            onClose()
          }}
        />
      </div>
    </section>
  )
}
