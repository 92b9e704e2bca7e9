import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isSubscription } from '@/domain/donation'
import { formatDollars } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import {
  isGiven,
  selectDonationBusy,
  selectDonationFailure,
  selectDonationNews,
  selectIsCardOpen,
} from '@/state/donation/selectors'
import { type DonationNews, failureHeard } from '@/state/donation/slice'
import { hear } from '@/state/donation/thunks'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { OutcomeDialog } from '@/ui/OutcomeDialog'
import { CardFailureText } from './CardFailureText'
import { FailureDialog } from './FailureDialog'
import styles from './Outcome.module.css'
import { StillRunning } from './StillRunning'
import type { TakeStep } from './useNextStep'

/** What the donor has to hear, in a dialog: how it ended, or why it did not go on. */
export function Outcome({ onGiven, takeStep }: { onGiven: () => void; takeStep: TakeStep }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const language = useAppSelector(selectLanguage)
  const news = useAppSelector(selectDonationNews)
  const failure = useAppSelector(selectDonationFailure)
  const isCardOpen = useAppSelector(selectIsCardOpen)
  const hasPaidHere = useHasPaidHere()

  function closeFailure() {
    dispatch(failureHeard())
    keepFocus()
  }

  if (failure && failure.kind !== 'card') return <FailureDialog failure={failure} onClose={closeFailure} />
  // What is not known yet stands in the panel above the form.
  if (!news || news.kind === 'unknown' || news.kind === 'unasked' || news.kind === 'processing') return null
  // The card form says it itself, where it is open again.
  if (news.kind === 'not-charged' && isCardOpen) return null

  if (news.kind === 'still-running')
    return <StillRunning news={news} takeStep={takeStep} onClose={() => dispatch(hear(news))} />

  const hasGiven = isGiven(news)
  const isRegular =
    news.kind === 'subscribed' ||
    news.kind === 'running' ||
    (news.kind === 'succeeded' && isSubscription(news.interval))
  const text = news.kind === 'succeeded' && !isRegular ? 'paid' : news.kind
  const amount = formatDollars(centsIn(news) / 100, language)

  const close = () => {
    dispatch(hear(news))
    // What is chosen on a later visit has not been given.
    if (hasGiven && !isRegular) onGiven()
    keepFocus()
  }
  const toProfile = () => {
    dispatch(hear(news))
    onGiven()
    navigate(paths.profile)
  }
  const profile = t('donation.pending.profile')
  const ways = !isRegular
    ? { onClose: close }
    : hasPaidHere
      ? { onClose: toProfile, closeText: profile }
      : { onClose: close, action: { text: profile, onPress: toProfile } }

  return (
    <OutcomeDialog kind={hasGiven ? 'success' : 'failure'} title={t(`donation.news.${text}.title`)} {...ways}>
      {hasGiven && (
        <img
          className={styles.thanks}
          src="/static/images/donation-thanks.svg"
          alt=""
          width="320"
          height="240"
        />
      )}
      <p>{t(`donation.news.${text}.text`, { amount })}</p>
      {news.kind === 'not-charged' && (
        // The provider tells why a moment later.
        <div role="status" className={styles.reason}>
          {news.failure && <CardFailureText failure={news.failure} />}
        </div>
      )}
    </OutcomeDialog>
  )
}

/** Whether it is told in the visit in which she pressed to pay; else she may have come for something else. */
function useHasPaidHere() {
  const busy = useAppSelector(selectDonationBusy)
  const [hasPaid, setHasPaid] = useState(false)
  if (busy === 'confirming' && !hasPaid) setHasPaid(true)
  return hasPaid
}

/** Where what had the focus before the dialog is gone, or was nothing, the keyboard goes on at the heading: once the dialog has tried. */
function keepFocus() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.getElementById('donation-give')?.focus({ preventScroll: true })
    }),
  )
}

const centsIn = (news: DonationNews) => ('cents' in news ? news.cents : 0)
