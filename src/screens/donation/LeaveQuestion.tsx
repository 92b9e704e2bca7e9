import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { OutcomeDialog } from '@/ui/OutcomeDialog'

/** During a payment our own links ask before they leave. For other links and a reload, the browser asks. */
export function LeaveQuestion() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    function interceptClick(event: MouseEvent) {
      const place = placeOf(event)
      if (place === undefined) return
      // The capture phase stops the click before the router follows the link.
      event.preventDefault()
      setAsked(place)
    }
    window.addEventListener('click', interceptClick, true)
    return () => window.removeEventListener('click', interceptClick, true)
  }, [])
  if (asked === undefined) return null
  return (
    <OutcomeDialog
      kind="question"
      title={t('donation.leave.title')}
      closeText={t('donation.leave.stay')}
      action={{ text: t('donation.leave.go'), onPress: () => navigate(asked) }}
      onClose={() => setAsked(undefined)}
    >
      <p>{t('donation.leave.text')}</p>
    </OutcomeDialog>
  )
}

/** @returns the path if a click opens another page of this site in this tab. */
function placeOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
  if (!link?.href || !isPlain || (link.target !== '' && link.target !== '_self')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isOurs = origin === window.location.origin && pathname !== paths.donation
  return isOurs ? pathname + search + hash : undefined
}
