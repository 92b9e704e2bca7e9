import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DonationForm, isSubscription, totalOf, withInterval } from '@/domain/donation'
import { SubmitButton } from '@/forms/SubmitButton'
import { useOnLanguageChange } from '@/forms/useOnLanguageChange'
import { keepChoice } from '@/state/donation/choice'
import { selectDonationBusy } from '@/state/donation/selectors'
import { give } from '@/state/donation/thunks'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectUser } from '@/state/session/user'
import { prepareAlert } from '@/ui/LazyAlert'
import { Panel } from '@/ui/Panel'
import { AmountChoice } from './AmountChoice'
import styles from './Giving.module.css'
import { IntervalChoice } from './IntervalChoice'
import { Total } from './Total'
import type { TakeStep } from './useNextStep'
import { WhereItGoes } from './WhereItGoes'

type Props = {
  form: DonationForm
  /** How the last donation ended is not known yet: nothing new is charged before. */
  isPending: boolean
  onChange: (form: DonationForm) => void
  takeStep: TakeStep
}

/** How often, how much, and the button. */
export function ChoiceForm({ form, isPending, onChange, takeStep }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const busy = useAppSelector(selectDonationBusy)
  const [wasSent, setWasSent] = useState(false)
  useOnLanguageChange(() => setWasSent(false))
  const element = useRef<HTMLFormElement>(null)
  const dollars = totalOf(form)
  const givesAlready = useAppSelector(selectUser)?.hasSubscription === true
  const isSubscribed = givesAlready && isSubscription(form.interval)
  const instead = isSubscribed ? 'subscribed' : isPending ? 'pending' : undefined
  const isBusy = busy === 'asking' || busy === 'leaving'

  /** What is on its way is not changed under the donor's hand. */
  function change(next: DonationForm) {
    if (!isBusy) onChange(next)
  }

  async function donate(event: FormEvent) {
    event.preventDefault()
    // What is being asked about comes first.
    if (busy === 'checking') takeStep({ next: 'pending' })
    if (busy) return
    setWasSent(true)
    // The payment page comes back to an address without it.
    keepChoice(form)
    if (dollars === undefined) element.current?.querySelector<HTMLInputElement>('[name=amount]')?.focus()
    else takeStep(await dispatch(give({ interval: form.interval, amount: dollars })))
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
          {t(isBusy ? `donation.${busy}` : isSubscribed ? 'donation.pending.profile' : 'donation.submit')}
        </SubmitButton>
        {/* Then it leads to the panel above. */}
        {instead !== 'pending' && <WhereItGoes form={form} />}
      </Total>
    </form>
  )
}
