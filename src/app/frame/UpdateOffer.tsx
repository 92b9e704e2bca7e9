import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { startServiceWorker } from '@/integrations/serviceWorker'
import { useAppDispatch } from '@/state/hooks'
import { offlineStartMissed } from '@/state/keeping/slice'
import { useFocusBefore } from '@/ui/useFocusReturn'
import notices from './NoticeArea.module.css'
import { pageOf } from './pageOf'
import { useNoticeCard } from './useNoticeCard'

/** Starts the service worker of a signed-in user, and offers a new release, but never during a lesson. */
export function UpdateOffer() {
  const { pathname } = useLocation()
  const [activate, setActivate] = useState<() => void>()
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      startServiceWorker(
        (activate) => setActivate(() => activate),
        () => dispatch(offlineStartMissed()),
      ),
    [dispatch],
  )
  const area = document.getElementById('notices')
  if (!activate || !area || pageOf(pathname).name === 'learn') return null
  return createPortal(<Offer onPress={activate} onClose={() => setActivate(undefined)} />, area)
}

function Offer({ onPress, onClose }: { onPress: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const Card = useNoticeCard()
  const focusBefore = useFocusBefore<HTMLDivElement>()
  if (!Card) return null
  return (
    <div className={notices.notice} {...focusBefore}>
      <Card
        kind="info"
        text={t('frame.update.text')}
        action={
          <Button type="primary" onClick={onPress}>
            {t('frame.update.load')}
          </Button>
        }
        onClose={onClose}
      />
    </div>
  )
}
