import { startTransition, useOptimistic, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type DonationForm, intervalIn, isSubscription, priceIn, totalOf } from '@/domain/donation/order'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import { forgetChoice, keepChoice, readChoice } from '@/state/donation/choice'

const start: DonationForm = { interval: intervalIn(undefined), amount: String(priceIn(undefined)) }

/** The donor's choice. The address repeats its valid part, so that reload, Back and sign-in bring it back. */
export function useDonationForm() {
  // A choice is shown at once; its address renders the whole page again, and lets the browser answer in between.
  const [search, expectSearch] = useOptimistic(useLocation().search)
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ search: string; form: DonationForm }>()
  const [, drawAgain] = useState(0)
  const isHydrated = useIsHydrated()
  const form = chosen?.search === search ? chosen.form : formIn(search, isHydrated)

  function change(next: DonationForm) {
    const path = addressOf(next)
    const nextSearch = path.slice(paths.donation.length)
    setChosen({ search: nextSearch, form: next })
    keepChoice(next)
    startTransition(() => {
      expectSearch(nextSearch)
      navigate(path, { replace: true })
    })
  }

  /** The donor has given the order: the next visit starts fresh. The address stays as it is. */
  function forget() {
    forgetChoice()
    setChosen(undefined)
    drawAgain((round) => round + 1)
  }

  return { form, change, forget }
}

/** Back from the payment page or from registration the address says nothing of it: then what was chosen before counts. */
function formIn(search: string, isHydrated: boolean): DonationForm {
  const query = new URLSearchParams(search)
  const [price, asked] = [query.get('price'), query.get('interval')]
  if (price !== null) return { interval: intervalIn(asked), amount: String(priceIn(price)) }
  // A prerendered document knows nothing of the tab.
  const known = (isHydrated ? readChoice()?.form : undefined) ?? start
  if (asked === null) return known
  const interval = intervalIn(asked)
  return interval === known.interval ? known : { ...start, interval }
}

/** The address of this choice: an amount that cannot be given has no place in it. */
export function addressOf(form: DonationForm) {
  const interval = isSubscription(form.interval) ? form.interval : undefined
  return paths.donationOf({ price: totalOf(form)?.toString(), interval })
}
