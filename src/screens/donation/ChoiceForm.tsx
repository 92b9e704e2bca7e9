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
import styles from './DonationFlow.module.css'
import { focusPending } from './focus'
import { IntervalChoice } from './IntervalChoice'
import { Total } from './Total'
import { WhereItGoes } from './WhereItGoes'

type Props = {
  form: DonationForm
  view: DonationView
  onChange: (form: DonationForm) => void
}

/** How often, how much, and the button. */
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

  /** An order in flight does not change under the donor's hand. */
  function change(next: DonationForm) {
    if (!isBusy) onChange(next)
  }

  async function donate(event: FormEvent) {
    event.preventDefault()
    // The end of the last attempt comes first.
    if (operation === 'checking') focusPending()
    if (operation) return
    setWasSent(true)
    // The payment page comes back to an address without it.
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
        {/* Then it leads to the panel above. */}
        {instead !== 'pending' && <WhereItGoes form={form} />}
      </Total>
    </form>
  )
}
