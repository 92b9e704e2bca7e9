import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DonationForm, isSubscription, totalOf, withInterval } from '@/domain/donation/order'
import { SubmitButton } from '@/forms/SubmitButton'
import { useOnLanguageChange } from '@/forms/useOnLanguageChange'
import { submitOrder } from '@/state/donation/actions'
import { keepChoice } from '@/state/donation/choice'
import type { DonationView } from '@/state/donation/selectors'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectUser } from '@/state/session/user'
import { prepareAlert } from '@/ui/LazyAlert'
import { Panel } from '@/ui/Panel'
import { AmountChoice } from './AmountChoice'
import { DestinationText } from './DestinationText'
import styles from './DonationFlow.module.css'
import { focusPending } from './focus'
import { IntervalChoice } from './IntervalChoice'
import { Total } from './Total'

type Props = {
  form: DonationForm
  view: DonationView
  onChange: (form: DonationForm) => void
}

/** The choice of interval and amount, with the total and the submit button. */
export function ChoiceForm({ form, view: { kind, operation }, onChange }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [wasSent, setWasSent] = useState(false)
  useOnLanguageChange(() => setWasSent(false))
  const element = useRef<HTMLFormElement>(null)
  const dollars = totalOf(form)
  const givesAlready = useAppSelector(selectUser)?.hasSubscription === true
  const isSubscribed = givesAlready && isSubscription(form.interval)
  const instead = isSubscribed ? 'subscribed' : kind === 'pending' ? 'pending' : undefined
  const isBusy = operation === 'requesting' || operation === 'leaving'
  const busyText = operation === 'leaving' ? 'donation.leaving' : 'donation.asking'

  /** The form ignores changes while its order is in flight. */
  function change(next: DonationForm) {
    if (!isBusy) onChange(next)
  }

  async function donate(event: FormEvent) {
    event.preventDefault()
    // The pending attempt has to end first, so the focus goes to its panel.
    if (operation === 'checking') focusPending()
    if (operation) return
    setWasSent(true)
    // The payment page returns to a URL without the choice.
    keepChoice(form)
    if (dollars === undefined) element.current?.querySelector<HTMLInputElement>('[name=amount]')?.focus()
    else await dispatch(submitOrder({ interval: form.interval, amount: dollars }))
  }

  return (
    <form
      ref={element}
      method="post"
      className={styles.columns}
      noValidate
      onSubmit={donate}
      onFocus={prepareAlert}
    >
      <Panel>
        <IntervalChoice
          interval={form.interval}
          onChoose={(interval) => change(withInterval(form, interval))}
        />
        <AmountChoice
          amount={form.amount}
          wasSent={wasSent}
          onChange={(amount) => change({ ...form, amount })}
        />
      </Panel>
      <Total dollars={dollars} interval={form.interval} instead={instead}>
        <SubmitButton isSubmitting={isBusy} block keepsFocus>
          {t(isBusy ? busyText : isSubscribed ? 'donation.pending.profile' : 'donation.submit')}
        </SubmitButton>
        {/* While an attempt is pending, the button leads to the panel above instead. */}
        {instead !== 'pending' && <DestinationText form={form} />}
      </Total>
    </form>
  )
}
